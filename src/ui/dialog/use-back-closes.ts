import { useEffect, useEffectEvent } from 'react';
import { pushPopupEntry } from './popup-entry.ts';

/** Makes the browser's back button close an open popup instead of the page. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    return open ? pushPopupEntry(close) : undefined;
  }, [open]);
}
