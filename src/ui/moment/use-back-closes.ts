import { useEffect, useEffectEvent, useRef } from 'react';

const ENTRY = 'moment';

/**
 * The browser's way back closes what is open, as a phone's owner expects, and not the page below it. Closed in another
 * way, its entry in the history goes as well.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const hasEntry = useRef(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    if (!hasEntry.current) {
      history.pushState({ ...history.state, [ENTRY]: true }, '');
      hasEntry.current = true;
    }
    const leave = () => {
      hasEntry.current = false;
      close();
    };
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, [open]);
  useEffect(() => {
    if (open || !hasEntry.current) return;
    hasEntry.current = false;
    history.back();
  }, [open]);
}
