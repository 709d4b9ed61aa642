import { randomUUID } from 'node:crypto';
import { addBuddy as operation } from '#src/contract/buddies.ts';
import { isPlaceholder } from '#src/contract/own-user.ts';
import { readEmail } from '#src/rules/fields/email.ts';
import { readText } from '#src/rules/fields/text.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { getRetryUuid } from '../../http/idempotent.ts';
import { checkLimit, recordFailedAttempt } from '../../http/limits.ts';
import { readRequest, type WireBody } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { lockUser, requireUser, toAddressKey, type User } from '../../identity/find-user.ts';
import { collectViolations } from '../../identity/read-credentials.ts';
import { sendInviteMail } from './buddy-mails.ts';
import { findBuddyByAddress, readBuddyRows } from './find-buddy.ts';
import { insertBuddy } from './insert-buddy.ts';
import { serializeBuddy } from './serialize-buddy.ts';

/** Maximum number of a participant's buddies. */
const MAX_BUDDIES = 5;

interface BuddyRequest {
  readonly name: string;
  readonly email: string;
}

function readBuddyRequest(c: ApiContext, body: WireBody, user: User): BuddyRequest {
  return collectViolations(c, { textKey: 'buddies.errors' }, (refuse) => {
    const name = readText(readPlainText(body, 'name'));
    const email = readEmail(readPlainText(body, 'email'));
    if (!name.ok) refuse('name', name.error);
    if (!email.ok) refuse('email', email.error);
    else if (toAddressKey(email.value) === toAddressKey(user.mail)) refuse('email', 'not-different');
    else if (isPlaceholder(email.value, c.var.system.config.accounts.placeholderDomain)) refuse('email', 'invalid');
    return { name: name.ok ? name.value : '', email: email.ok ? email.value : '' };
  });
}

/** Counts every invitation mail by its sender and by its recipient before it is sent. */
async function countInvitation(c: ApiContext, uid: number, address: string): Promise<void> {
  await checkLimit(c, 'invite-buddy', uid);
  await checkLimit(c, 'invited', address);
  await recordFailedAttempt(c, 'invite-buddy', uid);
  await recordFailedAttempt(c, 'invited', address);
}

/** Refuses domains without buddies; only the self-help programmes have them (docs/specification.md, section 1). */
function assertBuddies(c: ApiContext): void {
  if (c.var.domain.variant !== 'self-help') throw new ApiError(403, 'forbidden');
}

/** Returns true if the user has not validated their email address yet; a placeholder address cannot be validated. */
const needsValidation = (c: ApiContext, { validatedAt, mail }: User): boolean =>
  validatedAt === null && !isPlaceholder(mail, c.var.system.config.accounts.placeholderDomain);

/**
 * Invites a buddy. An address that was invited before receives no second mail, independent of its answer. No mail is
 * sent in the name of a user with an unvalidated address: it waits for the validation.
 */
export async function handleAddBuddy(c: ApiContext): Promise<Response> {
  assertBuddies(c);
  const { system } = c.var;
  const user = await requireUser(c);
  const request = readBuddyRequest(c, await readRequest(c, operation), user);
  const address = toAddressKey(request.email);
  const existingBuddy = await findBuddyByAddress(system.database.db, user.uid, address);
  if (existingBuddy) return respondPrivately(c, serializeBuddy(system.keys, existingBuddy));
  await countInvitation(c, user.uid, address);
  const row = await system.jobs.transact(async (tx) => {
    const participant = await lockUser(tx, user.uid);
    const buddyRows = await readBuddyRows(tx, user.uid);
    const same = buddyRows.find((item) => item.address === address);
    if (same) return same;
    if (buddyRows.length >= MAX_BUDDIES) throw new ApiError(409, 'enough-buddies');
    const isWaiting = needsValidation(c, participant);
    const buddy = await insertBuddy(system, tx, {
      uid: user.uid,
      id: getRetryUuid(c) ?? randomUUID(),
      ...request,
      isWaiting,
    });
    if (!isWaiting) await sendInviteMail(system, tx, participant, buddy);
    return buddy;
  });
  return respondPrivately(c, serializeBuddy(system.keys, row));
}
