import { and, eq } from 'drizzle-orm';
import { acceptBuddyInvite, refuseBuddyInvite, resumeBuddy, unsubscribeBuddy } from '#src/contract/buddies.ts';
import { REFUSAL_LENGTH } from '#src/contract/forms/buddy.ts';
import { readWebformText } from '#src/rules/fields/text.ts';
import { encryptText } from '../../db/encryption/seal.ts';
import { buddies } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { checkLimit, recordFailedAttempt } from '../../http/limits.ts';
import { readRequest, type WireBody } from '../../http/read-request.ts';
import { type ApiContext, isOnNeutralHost } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { findUserByUid } from '../../identity/find-user.ts';
import { collectViolations } from '../../identity/read-credentials.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { BUDDY_ACCEPTED_HANDLERS } from './buddy-accepted.ts';
import { sendStoppedMail } from './buddy-mails.ts';
import { findBuddyByCode, lockBuddy, type StoredBuddy, toBuddyContext } from './find-buddy.ts';

type Answer = Pick<StoredBuddy, 'state' | 'refusal'>;

async function refuseCode(c: ApiContext): Promise<never> {
  await recordFailedAttempt(c, 'buddy-code', null);
  throw new ApiError(404, 'invite-not-found');
}

/** Returns the buddy of a code, on the bare host or in the domain that issued it; undefined in another domain. */
async function findBuddyOfCode(c: ApiContext, code: string): Promise<StoredBuddy | undefined> {
  const { db } = c.var.system.database;
  const buddy = /^[\w-]{22}$/.test(code) ? await findBuddyByCode(db, code) : undefined;
  if (!buddy || isOnNeutralHost(c)) return buddy;
  const participant = await findUserByUid(db, buddy.uid);
  return participant?.domain === c.var.domain.key ? buddy : undefined;
}

/** Returns the buddy with the code in a body. Only the code authorises the answer, and it does not log in. */
async function readBuddyOfBody(c: ApiContext, body: WireBody): Promise<StoredBuddy> {
  await checkLimit(c, 'buddy-code', null);
  return (await findBuddyOfCode(c, readPlainText(body, 'pairing_code'))) ?? refuseCode(c);
}

/** Responds whether a code belongs to this domain; called before its URL is redirected to the bare host. */
export async function showLink(c: ApiContext): Promise<Response> {
  return respondPrivately(c, { known: (await findBuddyOfCode(c, c.req.param('code') ?? '')) !== undefined });
}

async function apply({ now }: ContentSystem, tx: Transaction, row: StoredBuddy, answer: Answer): Promise<void> {
  const condition = and(eq(buddies.uid, row.uid), eq(buddies.id, row.id));
  await tx
    .update(buddies)
    .set({ ...answer, answeredAt: now() })
    .where(condition);
}

/** Saves a buddy's answer with its effects, in a transaction with jobs. */
export async function storeBuddyAnswer(
  system: ContentSystem,
  tx: Transaction,
  row: StoredBuddy,
  answer: Answer,
): Promise<void> {
  await apply(system, tx, row, answer);
  if (answer.state === 'stopped' && row.state === 'accepted') {
    const participant = await findUserByUid(tx, row.uid);
    if (participant) await sendStoppedMail(system, tx, participant, row);
  }
  if (answer.state !== 'accepted') return;
  for (const buddyAccepted of BUDDY_ACCEPTED_HANDLERS) await buddyAccepted(tx, system, row.uid);
}

/** Changes a buddy's answer and returns the participant's name. `answer` is null if nothing changes. */
async function changeAnswer(
  c: ApiContext,
  row: StoredBuddy,
  getAnswer: (now: StoredBuddy) => Answer | null,
): Promise<Response> {
  const { system } = c.var;
  const participant = await findUserByUid(system.database.db, row.uid);
  if (!participant) return refuseCode(c);
  await system.jobs.transact(async (tx) => {
    const lockedBuddy = await lockBuddy(tx, row);
    const answer = lockedBuddy ? getAnswer(lockedBuddy) : null;
    if (lockedBuddy && answer) await storeBuddyAnswer(system, tx, lockedBuddy, answer);
  });
  return respondPrivately(c, { name: participant.name });
}

const toAccepted = ({ state }: StoredBuddy): Answer | null =>
  state === 'accepted' ? null : { state: 'accepted', refusal: null };

/** Accepts an unanswered invitation when its page is opened. After a refusal or a stop only a button accepts. */
export async function acceptInvite(c: ApiContext): Promise<Response> {
  const row = await readBuddyOfBody(c, await readRequest(c, acceptBuddyInvite));
  return changeAnswer(c, row, (now) => {
    if (now.state === 'stopped' || now.state === 'refused') throw new ApiError(409, 'buddy-stopped');
    return toAccepted(now);
  });
}

/** Revokes a refusal or a stop, which a mail scanner may have caused: by a button, not by opening a page. */
export async function resumeInvite(c: ApiContext): Promise<Response> {
  return changeAnswer(c, await readBuddyOfBody(c, await readRequest(c, resumeBuddy)), toAccepted);
}

/** Refuses an invitation; the optional text for the participant cannot be changed. A stopped buddy remains stopped. */
export async function refuseInvite(c: ApiContext): Promise<Response> {
  const body = await readRequest(c, refuseBuddyInvite);
  const row = await readBuddyOfBody(c, body);
  const reason = collectViolations(c, { textKey: 'buddies.errors', names: { refusal_reason: 'reason' } }, (refuse) => {
    const result = readWebformText(readPlainText(body, 'refusal_reason'), {
      required: false,
      maxLength: REFUSAL_LENGTH,
    });
    if (!result.ok) refuse('refusal_reason', result.error);
    return result.ok ? result.value.trim() : '';
  });
  const text = reason === '' ? null : encryptText(c.var.system.keys, toBuddyContext(row), reason);
  return changeAnswer(c, row, ({ state, refusal }) => ({
    state: state === 'stopped' ? 'stopped' : 'refused',
    refusal: text ?? (state === 'accepted' ? null : refusal),
  }));
}

/** Returns the answer of a buddy who stops, with the text of an earlier refusal. */
const toStoppedAnswer = ({ state, refusal }: StoredBuddy): Answer | null =>
  state === 'stopped' ? null : { state: 'stopped', refusal };

/** Stops the mails to a buddy. */
export async function stopInvite(c: ApiContext): Promise<Response> {
  return changeAnswer(c, await readBuddyOfBody(c, await readRequest(c, unsubscribeBuddy)), toStoppedAnswer);
}

/** Stops a buddy at the request of the buddy's mail program. Succeeds if the buddy was deleted. */
export function stopBuddy(system: ContentSystem, kind: Pick<StoredBuddy, 'uid' | 'id'>): Promise<void> {
  return system.jobs.transact(async (tx) => {
    const lockedBuddy = await lockBuddy(tx, kind);
    const answer = lockedBuddy ? toStoppedAnswer(lockedBuddy) : null;
    if (lockedBuddy && answer) await storeBuddyAnswer(system, tx, lockedBuddy, answer);
  });
}
