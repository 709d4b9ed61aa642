import { useEffect, useMemo, useState } from 'react';
import {
  getPersonalTexts,
  readPersonalTextsConflict,
  type StoredPersonalTexts,
  savePersonalTexts,
} from '#src/contract/hard-moment/personal-texts.ts';
import type { Failure } from '#src/contract/result.ts';
import { PERSONAL_TEXT_PARTS, type PersonalTexts } from '#src/rules/hard-moment/personal-texts.ts';
import { getApiClient } from '#src/session/api.ts';
import { getDraft } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';

/** Result of a change: saved, a conflict with another tab with its version, or a failure. */
export type ChangeResult =
  | { readonly kind: 'saved' }
  | { readonly kind: 'conflict'; readonly things: StoredPersonalTexts }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Returns true if each sent part is stored as at the start, or as it is sent: no other text would be replaced. */
const isSafeToRepeat = (body: Partial<PersonalTexts>, start: PersonalTexts, stored: PersonalTexts): boolean =>
  PERSONAL_TEXT_PARTS.every((part) => {
    const storedText = JSON.stringify(stored[part]);
    return !(part in body) || [body[part], start[part]].some((text) => JSON.stringify(text) === storedText);
  });

/** Returns the user's texts: from this tab immediately, then from the content system, and stored for offline use. */
export function usePersonalTexts() {
  const { uid } = useUser();
  const { domain } = useIsland();
  // A plan for leaving is never stored in a tab, because another person may use the phone.
  const isKeptHere = domain.variant !== 'reduced';
  const copy = useMemo(() => getDraft<StoredPersonalTexts>(uid, 'things.key'), [uid]);
  const [texts, setThings] = useState<StoredPersonalTexts | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [isHelpShown, setHelpShown] = useState(false);
  const [attempts, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try sends a new request
  useEffect(() => {
    let isCancelled = false;
    void getApiClient()
      .call(getPersonalTexts)
      .then((result) => {
        if (isCancelled) return;
        const texts = result.ok ? result.value : isKeptHere ? copy.read() : null;
        setThings(texts);
        setFailed(texts === null);
        if (result.ok && isKeptHere) copy.write(result.value);
      });
    return () => {
      isCancelled = true;
    };
  }, [copy, isKeptHere, attempts]);

  const save = (next: StoredPersonalTexts) => {
    setThings(next);
    if (isKeptHere) copy.write(next);
  };
  /** Saves parts of the texts. `start` is the version that the form began with. */
  const change = async (body: Partial<PersonalTexts>, start: StoredPersonalTexts): Promise<ChangeResult> => {
    const result = await getApiClient().call(savePersonalTexts, { params: { revision: start.revision }, body });
    if (result.ok) {
      save(result.value);
      setHelpShown(result.value.isHelpShown);
      return { kind: 'saved' };
    }
    const conflict = readPersonalTextsConflict(result.failure);
    if (conflict === null) return { kind: 'failed', failure: result.failure };
    // Other parts changed, or the response was lost. The save is repeated, because its response opens the help lines.
    if (isSafeToRepeat(body, start, conflict)) return change(body, { ...start, revision: conflict.revision });
    save(conflict);
    return { kind: 'conflict', things: conflict };
  };
  return {
    things: texts,
    isFailed,
    retry: () => setTries(attempts + 1),
    change,
    isHelpShown,
    closeHelp: () => setHelpShown(false),
  };
}
