import { useEffect, useEffectEvent } from 'react';
import { enterPopup } from './popup-entry.ts';

/** Makes the browser's back button close an open popup instead of the page. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    return open ? enterPopup(close) : undefined;
  }, [open]);
}
