import { useEffect, useRef } from 'react';
import { closeToast, openToast } from '#src/session/toasts.ts';

/** Provides the toast of the form's last failure, shown until it is closed, the next attempt, or unmounting. */
export function useFailureToast() {
  const shownRef = useRef<string | null>(null);
  const close = () => {
    if (shownRef.current !== null) closeToast(shownRef.current);
    shownRef.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form goes, and no sooner
  useEffect(() => close, []);
  return {
    close,
    show: (text: string) => {
      close();
      shownRef.current = openToast('failed', text);
    },
  };
}
