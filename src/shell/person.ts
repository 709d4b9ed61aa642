import type { OwnUser } from '#src/contract/own-user.ts';
import { loadSession } from '#src/session/load.ts';
import { $session } from '#src/session/state.ts';
import { watchReturn, watchSession } from '#src/session/watch.ts';
import { showAvatar } from './account-menu.ts';
import { openFollowUp } from './follow-up.ts';
import { showInfoBanner } from './info-banner.ts';
import { showToasts } from './toasts.ts';
import { showTools } from './tool-menu.ts';
import { reportToWrapper } from './wrapper.ts';

/** The frame of somebody who is logged in; shown anew whenever the account changes. */
function showFrame(user: OwnUser): void {
  openFollowUp(user);
  showAvatar(user);
  showInfoBanner(user);
  void showTools(user);
}

/** What a page needs where somebody is logged in, or may be: settled once, for the frame and for every island. */
export async function startPerson(): Promise<void> {
  watchReturn();
  watchSession();
  showToasts();
  reportToWrapper();
  $session.subscribe((session) => {
    if (session.status === 'in') showFrame(session.user);
  });
  await loadSession();
}
