import { useMemo, useState } from 'react';
import { type Draft, getDraft } from '#src/session/drafts.ts';
import { useUser } from '#src/session/Island.tsx';

interface FormDraft<T> {
  readonly draft: Draft<T>;
  /** True if the form contains values that were typed earlier and not saved. */
  readonly isEarlier: boolean;
  /** Revision on which the typed values are based: an earlier one for a draft, so that a later save is noticed. */
  readonly basis: number | null;
  /** Deletes the draft, after it was discarded or saved. */
  readonly clear: () => void;
}

/**
 * Provides the draft of a form of the logged-in user. Values that equal the form's initial values are not stored.
 * `revision` is the one of the text that the form edits.
 */
export function useDraft<T extends object>(name: string, start: T, revision: number | null = null): FormDraft<T> {
  const { uid } = useUser();
  const startText = JSON.stringify(start);
  const [values, revisions] = useMemo(
    () => [getDraft<T>(uid, name), getDraft<number | null>(uid, `${name}.revision.key`)],
    [uid, name],
  );
  const [isEarlier, setEarlier] = useState(() => {
    const savedDraft = values.read();
    return savedDraft !== null && JSON.stringify(savedDraft) !== startText;
  });
  const [basis, setBasis] = useState(() => (isEarlier ? revisions.read() : null) ?? revision);
  const draft = useMemo(() => {
    const write = (typed: T) => {
      if (JSON.stringify(typed) === startText) return values.clear();
      values.write(typed);
      if (basis !== null) revisions.write(basis);
    };
    return { ...values, write };
  }, [values, revisions, startText, basis]);
  return {
    draft,
    isEarlier,
    basis,
    clear: () => {
      values.clear();
      revisions.clear();
      setEarlier(false);
      setBasis(revision);
    },
  };
}
