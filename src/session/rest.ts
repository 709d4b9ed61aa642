import { getLoginStatus } from '#src/contract/get-login-status.ts';
import { locksAfterRest } from '#src/contract/lock-cookies.ts';
import { api } from './api.ts';
import { tell } from './channel.ts';
import { isLocked, lockHere } from './lock.ts';
import { meetLock } from './meet-lock.ts';

/** How often a page looks whether its person rests for too long. */
const LOOK_MS = 5_000;

/** How often at most a page that is used tells the server that nobody rests. */
const TELL_MS = 45_000;

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/** While the page is open: it locks after the rest that its person chose, and whoever uses it does not rest. */
export function watchRest(): void {
  let reportedAt = Date.now();
  const look = () => {
    if (!locksAfterRest(document.cookie) || !isLocked()) return;
    clearInterval(timer);
    lockHere();
    tell({ kind: 'locked' });
    meetLock();
  };
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  const use = () => {
    if (!locksAfterRest(document.cookie) || Date.now() - reportedAt < TELL_MS || isLocked()) return;
    reportedAt = Date.now();
    void api().call(getLoginStatus);
  };
  for (const sign of SIGNS) addEventListener(sign, use, { passive: true });
}
