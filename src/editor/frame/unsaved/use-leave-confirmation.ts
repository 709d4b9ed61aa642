import { type RefObject, useEffect } from 'react';

/** Shows the browser's own confirmation before the page is left with unsaved changes. */
export function useLeaveConfirmation(isUnsaved: boolean, isLet?: RefObject<boolean>): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const confirmLeaving = (event: BeforeUnloadEvent) => {
      if (isLet?.current !== true) event.preventDefault();
    };
    addEventListener('beforeunload', confirmLeaving);
    return () => removeEventListener('beforeunload', confirmLeaving);
  }, [isUnsaved, isLet]);
}
