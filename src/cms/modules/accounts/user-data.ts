import { eq } from 'drizzle-orm';
import { MY_DATA_FORMAT, MY_DATA_VERSION } from '#src/contract/my-data.ts';
import { toUserDate } from '#src/rules/calendar/user-date.ts';
import { users } from '../../db/schema/index.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { ApiContext } from '../../http/request.ts';
import { sendAccountMail } from '../../identity/account-mails.ts';
import { deleteUserRows } from '../../identity/erase-user.ts';
import { appendErasure } from '../../identity/erasures.ts';
import { lockUser, requireSession, requireUser, type User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { endNursePairings } from '../nurses/unpair.ts';
import { assertRecentlyConfirmed } from '../sessions/confirm.ts';
import { removeDeviceCookie } from '../sessions/known-device.ts';
import { closeSession } from '../sessions/start-session.ts';
import { showOwnUser } from './serialize-user.ts';

/**
 * Deletes the caller's account. The last mail goes to its former address. Staff accounts are deleted only by an
 * administrator, and at least one administrator always remains. Requires a recent authentication.
 */
export async function handleDeleteAccount(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const session = requireSession(c);
  const erasure = await system.jobs.transact(async (tx) => {
    const user = await lockUser(tx, session.uid);
    if (user.domain === null) throw new ApiError(403, 'forbidden');
    assertRecentlyConfirmed(c, user);
    await endNursePairings(system, tx, user.uid);
    const erasure = await deleteUserRows(system, tx, user.uid);
    await sendDeletionMail(system, tx, user);
    return erasure;
  });
  await appendErasure(system, erasure);
  await closeSession(c, session);
  removeDeviceCookie(c);
  return respondEmpty(c);
}

/** Mails that the account was deleted; the mail has no owner any more. */
export async function sendDeletionMail(system: ContentSystem, tx: Transaction, user: User): Promise<void> {
  if (user.validatedAt === null) return;
  const cause = `account deleted ${user.uid}`;
  await sendAccountMail(system, tx, { mail: 'account-deleted', user, page: 'login', cause, owner: 0 });
}

/** Restarts the programme today (docs/product-rules.md, "Plan"). */
export async function restartProgramme(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { uid } = requireSession(c);
  await system.database.db.transaction(async (tx) => {
    const { dayStartsAt } = await lockUser(tx, uid, 'update');
    const today = toUserDate(system.now(), dayStartsAt);
    for (const { restart } of system.personalData) await restart?.(tx, uid, today);
    await tx.update(users).set({ changedAt: system.now() }).where(eq(users.uid, uid));
  });
  return showOwnUser(c, await requireUser(c));
}

/** Returns all stored data of the user. */
export async function showMyData(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { uid } = requireSession(c);
  const parts = await Promise.all(system.personalData.map(({ collect }) => collect?.(system, uid) ?? {}));
  const header = { format: MY_DATA_FORMAT, version: MY_DATA_VERSION, domain: c.var.domain.key };
  return respondPrivately(c, Object.assign({ ...header }, ...parts));
}
