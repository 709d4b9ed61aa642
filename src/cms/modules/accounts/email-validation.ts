import { eq } from 'drizzle-orm';
import { validateEmail as operation } from '#src/contract/account-links.ts';
import { isPlaceholder } from '#src/contract/own-user.ts';
import { users } from '../../db/schema/index.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { checkLimit, recordFailedAttempt } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { sendValidation } from '../../identity/account-mails.ts';
import { findOtherValidatedOwner, lockAddress, moveToValidatedPosition } from '../../identity/addresses.ts';
import { deleteUserRows } from '../../identity/erase-user.ts';
import { appendErasure, type Erasure } from '../../identity/erasures.ts';
import { lockUser, requireUser, type User } from '../../identity/find-user.ts';
import { consumeLink } from '../../identity/links.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { sendWaitingInvites } from '../buddies/send-waiting-invites.ts';
import { endNursePairings } from '../nurses/unpair.ts';
import { countConfirmation } from './count-confirmation.ts';
import { readLink } from './read-link.ts';
import { sendDeletionMail } from './user-data.ts';

/**
 * Deletes the account that validated an address before, as the recipient of its mail requested. An account that is not
 * active remains, so that its user cannot return this way.
 */
async function deleteEarlierAccount(
  system: ContentSystem,
  tx: Transaction,
  earlier: User,
): Promise<Erasure | undefined> {
  const { status } = await lockUser(tx, earlier.uid);
  if (status !== 'active') throw new ApiError(400, 'link-invalid');
  await endNursePairings(system, tx, earlier.uid);
  const erasure = await deleteUserRows(system, tx, earlier.uid);
  await sendDeletionMail(system, tx, earlier);
  return erasure;
}

/**
 * Confirms an address. A mail scanner may open the link first: the user's visit gets an identical response, and neither
 * is logged in. If another account has validated the address, responds with 409 and changes nothing until the reader
 * chooses to replace it by this account.
 */
export async function validateAddress(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const link = await readLink(c, operation, 'validate');
  const erasure = await system.jobs.transact(async (tx) => {
    await lockAddress(tx, link.user);
    const user = await lockUser(tx, link.user.uid);
    if (user.mail !== link.user.mail) return undefined;
    const earlier = await findOtherValidatedOwner(tx, user);
    if (earlier && link.body.replace !== true) throw new ApiError(409, 'address-in-use');
    if (!(await consumeLink(tx, 'validate', link, system.now()))) return undefined;
    const erasure = earlier ? await deleteEarlierAccount(system, tx, earlier) : undefined;
    await tx.update(users).set({ validatedAt: system.now() }).where(eq(users.uid, user.uid));
    await moveToValidatedPosition(tx, user);
    await sendWaitingInvites(system, tx, user);
    return erasure;
  });
  await appendErasure(system, erasure);
  return respondPrivately(c, { validated: true });
}

/** Sends another validation mail; earlier links are still valid. A validated or placeholder address receives none. */
export async function resendValidation(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const user = await requireUser(c);
  await checkLimit(c, 'send-validation', user.uid);
  if (user.validatedAt === null && !isPlaceholder(user.mail, system.config.accounts.placeholderDomain)) {
    await countConfirmation(c, user.mail);
    await recordFailedAttempt(c, 'send-validation', user.uid);
    await system.jobs.transact(async (tx) => sendValidation(system, tx, await lockUser(tx, user.uid)));
  }
  return respondEmpty(c);
}
