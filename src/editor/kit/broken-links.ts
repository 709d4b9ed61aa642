import { useMemo } from 'react';
import { checkLinks, MAX_CHECKED_LINKS } from '#src/contract/desk/links.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { getApiClient } from '#src/session/api.ts';
import { useCall } from '#src/session/use-call.ts';
import { useValueAfterPause } from './use-value-after-pause.ts';

/** Domains in which a URL is broken, by URL. */
export type BrokenHrefs = ReadonlyMap<string, readonly DomainKey[]>;

const NONE: BrokenHrefs = new Map();

/** Lists links within the site: only those are checked. */
const listInternalHrefs = (hrefs: readonly string[]) =>
  [...new Set(hrefs)].filter((href) => href.startsWith('/') && href.length <= 2_000).slice(0, MAX_CHECKED_LINKS);

/** Returns the broken URLs among these, checked after a pause in typing; unchecked URLs are not included. */
export function useBrokenHrefs(domains: readonly DomainKey[], hrefs: readonly string[]): BrokenHrefs {
  const body = useValueAfterPause(JSON.stringify({ domains, hrefs: listInternalHrefs(hrefs) }));
  const linkQuery = JSON.parse(body) as { readonly domains: DomainKey[]; readonly hrefs: string[] };
  const isAsked = linkQuery.hrefs.length > 0 && linkQuery.domains.length > 0;
  const fetchState = useCall(checkLinks, isAsked ? { body: linkQuery } : null, { keepsFormer: true });
  const value = isAsked && fetchState.status === 'done' ? fetchState.value : null;
  return useMemo(
    () => (value ? new Map(value.map((brokenAddress) => [brokenAddress.href, brokenAddress.domains])) : NONE),
    [value],
  );
}

/** Checks URLs now and returns the broken ones; an empty map if the request failed. */
export async function findBrokenHrefs(domains: readonly DomainKey[], hrefs: readonly string[]): Promise<BrokenHrefs> {
  const body = { domains, hrefs: listInternalHrefs(hrefs) };
  if (body.hrefs.length === 0 || domains.length === 0) return NONE;
  const result = await getApiClient().call(checkLinks, { body });
  return result.ok ? new Map(result.value.map((brokenAddress) => [brokenAddress.href, brokenAddress.domains])) : NONE;
}
