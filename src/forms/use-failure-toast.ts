import { useEffect, useRef } from 'react';
import { closeToast, openToast } from '#src/session/toasts.ts';

/** Toast for the form's last failure, shown until it is closed, the next attempt, or the form unmounts. */
export function useFailureToast() {
  const shown = useRef<string | null>(null);
  const close = () => {
    if (shown.current !== null) closeToast(shown.current);
    shown.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form goes, and no sooner
  useEffect(() => close, []);
  return {
    close,
    show: (text: string) => {
      close();
      shown.current = openToast('failed', text);
    },
  };
}
