import type { OwnUser } from '#src/contract/own-user.ts';
import { getDraft } from '#src/session/drafts.ts';
import { hasRequiredStep, redirectToRequiredStep } from '#src/session/first-duty.ts';
import { readTab } from '#src/session/tab-store.ts';
import { showAvatar } from './account-menu.ts';
import { showInfoBanner } from './info-banner.ts';
import { showTools } from './tool-menu.ts';
import { showUnread } from './unread-count.ts';

/** Redirects a new user from HTI to its questions, once; they may leave them. Returns true when redirecting. */
function openFollowUp({ uid, isNewFromHti }: OwnUser): boolean {
  const address = document.querySelector<HTMLElement>('[data-follow-up]')?.dataset.followUp;
  const opened = getDraft<true>(uid, 'hti-follow-up');
  if (!isNewFromHti || address === undefined || opened.read()) return false;
  opened.write(true);
  if (location.pathname.startsWith(address)) return false;
  location.replace(address);
  return true;
}

/**
 * Shows the frame of a logged-in user, again whenever the account changes. A user with follow-up
 * questions or a required step is redirected there first.
 */
export function showAccount(user: OwnUser): void {
  if (openFollowUp(user)) return;
  if (hasRequiredStep(user)) {
    redirectToRequiredStep();
    return;
  }
  showAvatar(user);
  showUnread(user);
  showInfoBanner(user);
  void showTools(user);
  if (readTab('own_language') !== null)
    void import('./store-account-language.ts').then(({ storeAccountLanguage }) => storeAccountLanguage(user));
}
