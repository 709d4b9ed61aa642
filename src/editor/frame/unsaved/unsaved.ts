import { createContext, useContext, useMemo, useRef, useState } from 'react';

/** The forms below one place of a screen that hold something unsaved, each with how it is thrown away. */
export interface Unsaved {
  /** A form says that it holds something unsaved, or no longer. */
  readonly mark: (form: object, throwAway: (() => void) | null) => void;
  readonly throwAway: () => void;
  /** Goes on at once, or once the writer has let go of what is unsaved. */
  readonly leave: (go: () => void) => void;
  /** Action that waits for the confirmation; null without an open dialog. */
  readonly asked: (() => void) | null;
  readonly stay: () => void;
}

const Context = createContext<Unsaved | null>(null);

export const UnsavedProvider = Context.Provider;

/** Where a form says that it holds something unsaved; null where nothing but the browser's own leaving takes it away. */
export const useOuterUnsaved = (): Unsaved | null => useContext(Context);

/** Tracks unsaved changes of the forms below, and opens a confirmation before a change within the screen. */
export function useUnsaved(): Unsaved {
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
