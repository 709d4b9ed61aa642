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

/** Provides the draft of a form of the logged-in user. A draft that equals the form's initial values is ignored. */
export function useDraft<T extends object>(name: string, start: T): FormDraft<T> {
  const { uid } = useUser();
  const draft = useMemo(() => getDraft<T>(uid, name), [uid, name]);
  const [isEarlier, setEarlier] = useState(() => {
    const savedDraft = draft.read();
    return savedDraft !== null && JSON.stringify(savedDraft) !== JSON.stringify(start);
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
