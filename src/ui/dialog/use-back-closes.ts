import { useEffect, useEffectEvent } from 'react';
import { enterPopup } from './popup-entry.ts';

/** The browser's back button closes an open popup, and not the page below it. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    return open ? enterPopup(close) : undefined;
  }, [open]);
}
