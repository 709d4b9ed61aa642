import { createContext, useContext, useMemo, useRef, useState } from 'react';

/** Unsaved forms of a part of a screen, each with the function that discards its changes. */
export interface UnsavedForms {
  /** Marks a form as unsaved; null marks it as saved. */
  readonly mark: (form: object, throwAway: (() => void) | null) => void;
  readonly throwAway: () => void;
  /** Calls `go` immediately, or after the editor confirmed that unsaved changes are discarded. */
  readonly leave: (go: () => void) => void;
  /** Action that waits for the confirmation; null if no dialog is open. */
  readonly asked: (() => void) | null;
  readonly stay: () => void;
}

const Context = createContext<UnsavedForms | null>(null);

export const UnsavedProvider = Context.Provider;

/** Returns the unsaved forms of the screen; null if only the browser's navigation can discard changes. */
export const useScreenUnsavedForms = (): UnsavedForms | null => useContext(Context);

/**
 * Tracks unsaved changes of the forms below, and opens a confirmation before an action within the screen that would
 * discard them.
 */
export function useUnsavedForms(): UnsavedForms {
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
