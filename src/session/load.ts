import { LOCKED_STATUS } from '#src/contract/operation.ts';
import type { OwnUser } from '#src/contract/own-user.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { listenToTabs, sendToTabs } from './channel.ts';
import { redirectByHint } from './guard.ts';
import { handleLock } from './handle-lock.ts';
import { readHint } from './hint.ts';
import { eraseLoginNotice } from './login-notice.ts';
import { isLeavingPage } from './preferred-language.ts';
import { resetUser } from './reset-user.ts';
import { $session } from './state.ts';
import { claimDrafts } from './tab-storage.ts';

/** Sets the logged-in user for all islands of this tab. */
export function publishUser(user: OwnUser): void {
  claimDrafts(user.uid);
  eraseLoginNotice();
  $session.set({ status: 'in', user });
}

const UNREACHED: Failure = { kind: 'network', status: null, message: '' };

/** Imports the API client with the first request; visitors of content pages do not need it. */
async function requestUser(): Promise<Result<OwnUser>> {
  try {
    return await (await import('./load-user.ts')).loadUser();
  } catch {
    return { ok: false, failure: UNREACHED };
  }
}

/** Requests the user. If that fails after a login on this page, the next page requests them, and offers a retry. */
async function requestSession(): Promise<void> {
  const answer = await requestUser();
  if (answer.ok) {
    publishUser(answer.value);
    // A portal or single sign-on logs in without our form, so tabs of a previous user are notified here.
    sendToTabs({ kind: 'in', uid: answer.value.uid });
  } else if (answer.failure.kind === 'forbidden') resetUser('expired');
  else if (answer.failure.status === LOCKED_STATUS) $session.set({ status: 'out' });
  else if ($session.get().status === 'unknown') $session.set({ status: 'failed', failure: answer.failure });
  else if ($session.get().status === 'out') redirectByHint();
}

let pending: Promise<void> | null = null;

/** Reloads the page for the user reported by another tab, unless this page already shows that user. */
async function followUser(uid: number): Promise<void> {
  await pending;
  const now = $session.get();
  if (now.status !== 'in' || now.user.uid !== uid) location.reload();
}

/** Returns true if a session may exist. Staff have no hint cookie; their pages have an attribute instead. */
const needsSession = () =>
  readHint(document.cookie) !== null || document.documentElement.dataset.askSession !== undefined;

/** Loads the logged-in user, once per page. Sends no request without the hint cookie. */
export function loadSession(): Promise<void> {
  pending ??= (async () => {
    // A page that is being left sends no requests and shows no user data.
    if (isLeavingPage()) return new Promise<never>(() => undefined);
    listenToTabs((message) => {
      if (message.kind === 'out') resetUser('other-tab');
      else if (message.kind === 'locked') handleLock();
      else if (message.kind === 'unlocked') location.reload();
      else void followUser(message.uid);
    });
    if (!needsSession()) $session.set({ status: 'out' });
    else await requestSession();
  })();
  return pending;
}

/** Reloads the user, after a change or a failure. */
export async function refreshUser(): Promise<void> {
  await requestSession();
}

/** Announces a login to the other tabs, and assigns drafts of the same user to this tab. */
export function announceLogin(uid: number): void {
  claimDrafts(uid);
  sendToTabs({ kind: 'in', uid });
}
