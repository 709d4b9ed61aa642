import { sendToTabs } from '#src/session/channel.ts';
import { readHint } from '#src/session/hint.ts';
import { isLocked, lockBrowser } from '#src/session/lock.ts';

/**
 * Locks the login of a user who leaves, and waits for nothing: this browser keeps the lock itself, and the request
 * goes on after the page is gone. Where it does not arrive, the next call reports it to the server.
 */
function lockLogin(): void {
  // The script before this one may have locked already (`before-paint.js`): then there is no hint to be read any more.
  if (readHint(document.cookie) === null && !isLocked()) return;
  lockBrowser();
  sendToTabs({ kind: 'locked' });
  const address = `/api/${document.documentElement.lang}/sessions/lock`;
  void fetch(address, { method: 'POST', keepalive: true }).catch(() => undefined);
}

/**
 * Leaves at once: the page is hidden and its entry in the history is replaced, so that "back" does not return to it. The
 * login is locked, so that no other entry, no other tab and no typed address shows anything either.
 */
export function leaveQuickly(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-quick-exit]');
    if (!link) return;
    event.preventDefault();
    document.documentElement.dataset.leaving = 'exit';
    document.title = '';
    lockLogin();
    location.replace(link.href);
  });
}
