import { useMemo, useState } from 'react';
import { type Draft, getDraft } from '#src/session/drafts.ts';
import { useUser } from '#src/session/Island.tsx';

interface FormDraft<T> {
  readonly draft: Draft<T>;
  /** True if the form contains values that were typed earlier and not saved. */
  readonly isEarlier: boolean;
  /** Deletes the draft, after it was discarded or saved. */
  readonly clear: () => void;
}

/** Provides the draft of a form of the logged-in user. Values that equal the form's initial values are not stored. */
export function useDraft<T extends object>(name: string, start: T): FormDraft<T> {
  const { uid } = useUser();
  const startText = JSON.stringify(start);
  const draft = useMemo(() => {
    const { write, ...stored } = getDraft<T>(uid, name);
    const writeChanged = (values: T) => (JSON.stringify(values) === startText ? stored.clear() : write(values));
    return { ...stored, write: writeChanged };
  }, [uid, name, startText]);
  const [isEarlier, setEarlier] = useState(() => {
    const savedDraft = draft.read();
    return savedDraft !== null && JSON.stringify(savedDraft) !== startText;
  });
  return {
    draft,
    isEarlier,
    clear: () => {
      draft.clear();
      setEarlier(false);
    },
  };
}
