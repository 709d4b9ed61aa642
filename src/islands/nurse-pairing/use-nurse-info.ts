import { useEffect, useState } from 'react';
import { getNurseInfo, type NurseInfo } from '#src/contract/nurse-pairing.ts';
import { getStoredDraft } from '#src/session/drafts.ts';
import { type FetchState, useCall } from '#src/session/use-call.ts';

const draft = getStoredDraft<NurseInfo>('nurse_practitioner_info');

/** Returns the user's nurse: from this tab immediately, then refreshed (docs/specification.md, section 9). */
export function useNurseInfo(): FetchState<NurseInfo> {
  const [storedInfo] = useState(draft.read);
  const fetchState = useCall(getNurseInfo, {});
  const now = fetchState.status === 'done' ? fetchState.value : null;
  useEffect(() => {
    if (now) draft.write(now);
  }, [now]);
  if (fetchState.status === 'loading' && storedInfo) return { status: 'done', value: storedInfo, isFresh: false };
  return fetchState;
}

/** Clears the cached nurse after the pairing ended. */
export function clearNurseInfo(): void {
  draft.clear();
}
