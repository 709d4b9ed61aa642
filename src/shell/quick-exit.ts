import { sendToTabs } from '#src/session/channel.ts';
import { readHint } from '#src/session/hint.ts';
import { isLocked, lockBrowser } from '#src/session/lock.ts';

/**
 * Locks the session of a user who leaves, without waiting: the lock is stored in this browser, and the request
 * continues after the page is closed. If the request fails, the next call reports the lock to the server.
 */
function lockLogin(): void {
  // `before-paint.js` may have locked already; the hint cookie is then deleted.
  if (readHint(document.cookie) === null && !isLocked()) return;
  lockBrowser();
  sendToTabs({ kind: 'locked' });
  const url = `/api/${document.documentElement.lang}/sessions/lock`;
  void fetch(url, { method: 'POST', keepalive: true }).catch(() => undefined);
}

/** Returns true in an app with a bridge, such as ours: a check for pages that do not load `native/wrapper.ts`. */
export function isInApp(): boolean {
  const { ZelfhulpApp, webkit } = window as { ZelfhulpApp?: unknown; webkit?: unknown };
  return Boolean(ZelfhulpApp ?? webkit);
}

/** Keys of the history state that count the entries which a page has added for its popups, questions and steps. */
const ENTRY_COUNTS = ['popups', 'depth', 'doors', 'joyride', 'webformEntries'];

/** Time in ms after which the page is left without going back to its first entry. */
const MAX_BACK_MS = 150;

/** Replaces this page, and the history entries that it has added, by another page. */
function replacePage(url: string): void {
  let isLeft = false;
  const leave = () => {
    if (!isLeft) location.replace(url);
    isLeft = true;
  };
  const count = ENTRY_COUNTS.reduce((sum, key) => sum + (Number(history.state?.[key]) || 0), 0);
  if (count === 0) leave();
  else {
    addEventListener('popstate', leave, { once: true });
    history.go(-count);
    setTimeout(leave, MAX_BACK_MS);
  }
}

/**
 * Leaves the site immediately: the page is hidden and its history entries are replaced, so that "back" does not return
 * to it. The session is locked, so that other history entries, tabs and URLs do not show data either.
 */
export function leaveQuickly(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-quick-exit]');
    if (!link) return;
    event.preventDefault();
    document.documentElement.dataset.leaving = 'exit';
    document.title = '';
    lockLogin();
    replacePage(link.href);
  });
  // The app opens the other page in the phone's browser and keeps this one, which is loaded again on return.
  if (!isInApp()) return;
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && document.documentElement.dataset.leaving) location.reload();
  });
}
