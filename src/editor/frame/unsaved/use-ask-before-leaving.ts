import { type RefObject, useEffect } from 'react';

/** Asks before the page is left, in the browser's own words, while something on it is not saved. */
export function useAskBeforeLeaving(isUnsaved: boolean, isLet?: RefObject<boolean>): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (isLet?.current !== true) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved, isLet]);
}
