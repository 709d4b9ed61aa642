import { locksWhenIdle } from '#src/contract/lock-cookies.ts';
import { getLoginStatus } from '#src/contract/session-token.ts';
import { getApiClient } from './api.ts';
import { sendToTabs } from './channel.ts';
import { handleLock } from './handle-lock.ts';
import { isLocked, lockBrowser } from './lock.ts';

/** Interval in ms between two checks of the idle time. */
const CHECK_MS = 5_000;

/** Minimum interval in ms between two activity reports to the server. */
const REPORT_MS = 45_000;

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Locks the session after the user's idle time, and reports activity to the server, while the page is open. */
export function watchIdleTime(): void {
  let reportedAt = Date.now();
  const checkIdleTime = () => {
    if (!locksWhenIdle(document.cookie) || !isLocked()) return;
    clearInterval(timer);
    lockBrowser();
    sendToTabs({ kind: 'locked' });
    handleLock();
  };
  const timer = setInterval(checkIdleTime, CHECK_MS);
  document.addEventListener('visibilitychange', checkIdleTime);
  const use = () => {
    if (!locksWhenIdle(document.cookie) || Date.now() - reportedAt < REPORT_MS || isLocked()) return;
    reportedAt = Date.now();
    void getApiClient().call(getLoginStatus);
  };
  for (const sign of SIGNS) addEventListener(sign, use, { passive: true });
}
