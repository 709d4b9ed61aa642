import { locksWhenIdle } from '#src/contract/lock-cookies.ts';
import { sendToTabs } from './channel.ts';
import { eraseDeskCopies } from './desk-copies-key.ts';
import { eraseFrame } from './first-frame.ts';
import { HINT_COOKIE } from './hint.ts';
import { $session } from './state.ts';
import { eraseWeek } from './tab-keys.ts';
import { eraseDrafts, eraseNurseInfo } from './tab-storage.ts';

/** Reason for a logout: by the user, here or in another tab, or because the session expired. */
export type LogoutReason = 'logout' | 'other-tab' | 'expired';

function eraseHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${HINT_COOKIE}=; path=/; max-age=0`;
}

/**
 * Resets the user. After a logout, all their data is deleted from the tab. After the session expired, typed text
 * remains for the same user (docs/product-rules.md, "Registering and forms") and loaded data is deleted, except by
 * screens with `keepsExpired`. If a logout in another tab deletes a text, the next login shows a notice.
 */
export function resetUser(reason: LogoutReason): void {
  // The lock when idle cannot protect a page whose session expired.
  const keepsPage = reason === 'expired' && !locksWhenIdle(document.cookie);
  eraseHint();
  eraseFrame();
  eraseDeskCopies();
  if (reason === 'expired') eraseNurseInfo();
  else {
    eraseDrafts(reason === 'other-tab');
    eraseWeek();
  }
  if (reason === 'logout') sendToTabs({ kind: 'out' });
  const session = $session.get();
  if (keepsPage && session.status === 'in') $session.set({ status: 'out', expired: session.user });
  else if (session.status !== 'out' || (reason !== 'expired' && session.expired)) $session.set({ status: 'out' });
}
