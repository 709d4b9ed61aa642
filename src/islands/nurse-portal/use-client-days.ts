import { useEffect, useState } from 'react';
import { type ClientDay, getClientRegistrations } from '#src/contract/client-details.ts';
import type { ClientEntry } from '#src/contract/clients.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { getApiClient } from '#src/session/api.ts';
import type { FetchState } from '#src/session/use-call.ts';

type ClientKey = Pick<ClientEntry, 'domain' | 'uid'>;

/** Loads all pages of a client's days, in order. Fails if a page fails, because partial progress would be misleading. */
async function loadAllDays(params: ClientKey): Promise<Result<readonly ClientDay[]>> {
  const days: ClientDay[] = [];
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const result = await getApiClient().call(getClientRegistrations, { params, query: { page } });
    if (!result.ok) return result;
    days.push(...result.value.rows);
    pages = result.value.pager.totalPages;
  }
  return { ok: true, value: days, tags: [] };
}

type State = { readonly days: readonly ClientDay[] } | { readonly failure: Failure } | null;

/** Loads all days of a client who shares them; is loading without a client. */
export function useClientDays(client: ClientEntry | null): FetchState<readonly ClientDay[]> {
  const [state, setState] = useState<State>(null);
  const [attempt, setTries] = useState(1);
  const { domain = '', uid = 0 } = client?.scopes.days ? client : {};
  useEffect(() => {
    let isCurrent = attempt > 0;
    if (uid === 0) return undefined;
    void loadAllDays({ domain, uid }).then((result) => {
      if (isCurrent) setState(result.ok ? { days: result.value } : { failure: result.failure });
    });
    return () => {
      isCurrent = false;
    };
  }, [domain, uid, attempt]);
  if (state === null) return { status: 'loading' };
  if ('days' in state) return { status: 'done', value: state.days, isFresh: true };
  const retry = () => {
    setState(null);
    setTries(attempt + 1);
  };
  return { status: 'error', failure: state.failure, retry };
}
