import { useEffect, useEffectEvent, useRef } from 'react';
import { useLeaveConfirmation } from './use-leave-confirmation.ts';

/** Returns the URL that a plain click on a link of this site opens in this tab; null for other clicks. */
function findClickedHref(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.target !== '' || link.hasAttribute('download')) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search && link.hash !== '';
  return link.origin === location.origin && !isHere ? link.href : null;
}

/**
 * Saves unsaved changes before a link of this site is opened. If saving fails, and for all other ways to leave the
 * page, the browser shows its own confirmation.
 */
export function useLeaveBySaving(isUnsaved: boolean, save: () => Promise<boolean>): void {
  const isSaved = useRef(false);
  const follow = useEffectEvent(async (url: string) => {
    isSaved.current = await save();
    location.assign(url);
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    isSaved.current = false;
    const saveFirst = (event: MouseEvent) => {
      const href = findClickedHref(event);
      if (href === null) return;
      event.preventDefault();
      void follow(href);
    };
    document.addEventListener('click', saveFirst);
    return () => document.removeEventListener('click', saveFirst);
  }, [isUnsaved]);
  useLeaveConfirmation(isUnsaved, isSaved);
}
