import type { OwnUser } from '#src/contract/own-user.ts';
import { goToDuty, waitsForDuty } from '#src/session/first-duty.ts';
import { readTab } from '#src/session/tab-store.ts';
import { showAvatar } from './account-menu.ts';
import { openFollowUp } from './follow-up.ts';
import { showInfoBanner } from './info-banner.ts';
import { showTools } from './tool-menu.ts';
import { showUnread } from './unread-count.ts';

/**
 * Shows the frame of a logged-in user, again whenever the account changes. A user with follow-up
 * questions or a required step is redirected there first.
 */
export function showAccount(user: OwnUser): void {
  if (openFollowUp(user)) return;
  if (waitsForDuty(user)) {
    goToDuty();
    return;
  }
  showAvatar(user);
  showUnread(user);
  showInfoBanner(user);
  void showTools(user);
  if (readTab('own_language') !== null)
    void import('./keep-language.ts').then(({ keepLanguage }) => keepLanguage(user));
}
