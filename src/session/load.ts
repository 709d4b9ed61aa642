import { LOCKED } from '#src/contract/operation.ts';
import type { OwnUser } from '#src/contract/own-user.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { listen, tell } from './channel.ts';
import { readHint } from './hint.ts';
import { claimDrafts } from './kept-in-tab.ts';
import { leave } from './leave.ts';
import { dropNotice } from './login-notice.ts';
import { meetLock } from './meet-lock.ts';
import { leadsElsewhere } from './preferred-language.ts';
import { $session } from './state.ts';

/** Somebody is logged in: known to every island of this tab. */
export function know(user: OwnUser): void {
  claimDrafts(user.uid);
  dropNotice();
  $session.set({ status: 'in', user });
}

const UNREACHED: Failure = { kind: 'network', status: null, message: '' };

/** The way to the content system comes with the first question: a visitor of a page to read never asks it. */
async function askCurrentUser(): Promise<Result<OwnUser>> {
  try {
    return await (await import('./ask-user.ts')).askUser();
  } catch {
    return { ok: false, failure: UNREACHED };
  }
}

async function ask(): Promise<void> {
  const answer = await askCurrentUser();
  if (answer.ok) {
    know(answer.value);
    // A portal or a sign-on logs in without a form of ours: a tab of whoever was here before hears of it by this.
    tell({ kind: 'in', uid: answer.value.uid });
  } else if (answer.failure.kind === 'forbidden') leave('expired');
  else if (answer.failure.status === LOCKED) $session.set({ status: 'out' });
  else if ($session.get().status === 'unknown') $session.set({ status: 'failed', failure: answer.failure });
}

let asked: Promise<void> | null = null;

/** Staff has no cookie beside the session that script may read: their pages say that it has to be asked for. */
const isAsked = () => readHint(document.cookie) !== null || document.documentElement.dataset.askSession !== undefined;

/** Settles who is logged in, once a page. Without the cookie beside the session nobody is, and nothing is asked. */
export function loadSession(): Promise<void> {
  asked ??= (async () => {
    // A page that is being left asks nothing, and shows nobody's.
    if (leadsElsewhere()) return new Promise<never>(() => undefined);
    listen((reported) => {
      const now = $session.get();
      if (reported.kind === 'out') leave('other-tab');
      else if (reported.kind === 'locked') meetLock();
      else if (reported.kind === 'unlocked') location.reload();
      else if (now.status !== 'in' || now.user.uid !== reported.uid) location.reload();
    });
    if (!isAsked()) $session.set({ status: 'out' });
    else await ask();
  })();
  return asked;
}

/** Reads the own account again, after a change or a failure. */
export async function refreshUser(): Promise<void> {
  await ask();
}

/** After a login: the other tabs hear of it, and this one takes over what the same person left. */
export function arrive(uid: number): void {
  claimDrafts(uid);
  tell({ kind: 'in', uid });
}
