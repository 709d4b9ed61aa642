import { useEffect, useRef } from 'react';
import { closeToast, openToast } from '#src/session/toasts.ts';

/** The toast of what failed last in a form: it stays until it is closed, until the next try, or with the form. */
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
