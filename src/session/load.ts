import type { OwnUser } from '#src/contract/own-user.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { startMovedLater } from '#src/rules/programme/restart.ts';
import { listen, tell } from './channel.ts';
import { claimDrafts } from './drafts.ts';
import { readHint } from './hint.ts';
import { leave } from './leave.ts';
import { $session } from './state.ts';

/**
 * Somebody is logged in: known to every island of this tab. Where the programme begins later than was known, it was
 * started anew elsewhere: what the islands show is read again (section 4, "Registrations").
 */
export function know(user: OwnUser): void {
  const before = $session.get();
  claimDrafts(user.uid);
  $session.set({ status: 'in', user });
  if (before.status !== 'in' || before.user.uid !== user.uid || !document.querySelector('astro-island')) return;
  const [was, is] = [before.user.programStartDate, user.programStartDate];
  if (isCalendarDate(was) && isCalendarDate(is) && startMovedLater(was, is)) {
    void import('./use-call.ts').then(({ refreshAllCalls }) => refreshAllCalls());
  }
}

const UNREACHED: Failure = { kind: 'network', status: null, message: '' };

/** The way to the content system comes with the first question: a visitor of a page to read never asks it. */
async function askCurrentUser(): Promise<Result<OwnUser>> {
  try {
    const [{ api }, { currentUser }] = await Promise.all([import('./api.ts'), import('#src/contract/current-user.ts')]);
    return await api().call(currentUser);
  } catch {
    return { ok: false, failure: UNREACHED };
  }
}

async function ask(): Promise<void> {
  const answer = await askCurrentUser();
  if (answer.ok) know(answer.value);
  else if (answer.failure.kind === 'forbidden') leave('expired');
  else if ($session.get().status === 'unknown') $session.set({ status: 'failed', failure: answer.failure });
}

let asked: Promise<void> | null = null;

/** Staff has no cookie beside the session that script may read: their pages say that it has to be asked for. */
const isAsked = () => readHint(document.cookie) !== null || document.documentElement.dataset.askSession !== undefined;

/** Settles who is logged in, once a page. Without the cookie beside the session nobody is, and nothing is asked. */
export function loadSession(): Promise<void> {
  asked ??= (async () => {
    listen((told) => {
      const now = $session.get();
      if (told.kind === 'out') leave('other-tab');
      else if (now.status !== 'in' || now.user.uid !== told.uid) location.reload();
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
