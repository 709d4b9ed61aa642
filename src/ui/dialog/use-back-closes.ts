import { useEffect, useEffectEvent } from 'react';
import { enterPopup } from './popup-entry.ts';

/** The browser's way back closes what is open, as a phone's owner expects, and not the page below it. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    return open ? enterPopup(close) : undefined;
  }, [open]);
}
