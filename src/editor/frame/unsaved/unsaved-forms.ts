import { createContext, useContext, useMemo, useRef, useState } from 'react';

/** Unsaved forms of a part of a screen, each with its function to discard changes. */
export interface UnsavedForms {
  /** Marks a form as unsaved, or as saved again. */
  readonly mark: (form: object, throwAway: (() => void) | null) => void;
  readonly throwAway: () => void;
  /** Continues at once, or after the editor confirmed to discard unsaved changes. */
  readonly leave: (go: () => void) => void;
  /** Action that waits for the confirmation; null without an open dialog. */
  readonly asked: (() => void) | null;
  readonly stay: () => void;
}

const Context = createContext<UnsavedForms | null>(null);

export const UnsavedProvider = Context.Provider;

/** The unsaved forms of the screen; null if only the browser's navigation can discard changes. */
export const useOuterUnsaved = (): UnsavedForms | null => useContext(Context);

/** Tracks unsaved changes of the forms below, and opens a confirmation before a change within the screen. */
export function useUnsaved(): UnsavedForms {
  const forms = useRef(new Map<object, () => void>());
  const [asked, setAsked] = useState<(() => void) | null>(null);
  return useMemo(
    () => ({
      mark: (form, throwAway) => {
        if (throwAway) forms.current.set(form, throwAway);
        else forms.current.delete(form);
      },
      throwAway: () => {
        for (const throwAway of forms.current.values()) throwAway();
        forms.current.clear();
      },
      leave: (go) => (forms.current.size > 0 ? setAsked(() => go) : go()),
      asked,
      stay: () => setAsked(null),
    }),
    [asked],
  );
}
