import { sendToTabs } from './channel.ts';
import { eraseDeskCopies } from './desk-copies-key.ts';
import { dropFrame } from './first-frame.ts';
import { HINT_COOKIE } from './hint.ts';
import { eraseDrafts, eraseNurse } from './kept-in-tab.ts';
import { $session } from './state.ts';
import { eraseWeek } from './tab-keys.ts';

/** Reason why the user is logged out: by choice, here or in another tab, or because the session ended. */
export type LogoutReason = 'logout' | 'other-tab' | 'expired';

function dropHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${HINT_COOKIE}=; path=/; max-age=0`;
}

/**
 * Resets the user. After a logout nothing of theirs remains in the tab; after an expired session typed text waits for
 * the same user (docs/product-rules.md, "Registering and forms"), and loaded data are removed. If a logout in another
 * tab erases text, the next login mentions it.
 */
export function leave(reason: LogoutReason): void {
  dropHint();
  dropFrame();
  eraseDeskCopies();
  if (reason === 'expired') eraseNurse();
  else {
    eraseDrafts(reason === 'other-tab');
    eraseWeek();
  }
  if (reason === 'logout') sendToTabs({ kind: 'out' });
  if ($session.get().status !== 'out') $session.set({ status: 'out' });
}
