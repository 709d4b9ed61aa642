import { eq } from 'drizzle-orm';
import { updateUser as operation } from '#src/contract/account.ts';
import { nurseProfiles, sessions, users } from '../../db/schema/index.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readSentText } from '../../http/request-values.ts';
import { readIdParam } from '../../http/route.ts';
import { sendAccountMail, sendValidation } from '../../identity/account-mails.ts';
import { claimUnvalidatedPosition, releaseAddress } from '../../identity/addresses.ts';
import { confirmPassword, refusePassword } from '../../identity/confirm-password.ts';
import { lockUser, requireSession, requireUser, type User } from '../../identity/find-user.ts';
import { endLinks } from '../../identity/links.ts';
import { hashPassword, runInPasswordSlot } from '../../identity/password.ts';
import { toFieldViolation } from '../../identity/violations.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { claimNickname, NicknameTakenError } from '../nicknames/claim-nickname.ts';
import { endSessions, unlockBrowser } from '../sessions/start-session.ts';
import { storeWeekMailConsent } from '../week-links/week-consent.ts';
import { limitCredentialChanges } from './count-confirmation.ts';
import { showOwnUser } from './serialize-user.ts';
import { readUserChanges, type StoredChanges } from './user-changes.ts';
import { assertUnitChangeable } from './user-unit.ts';

/** Returns the caller's account; any other is not found (docs/product-rules.md, "Privacy"). */
async function requireAddressedUser(c: ApiContext): Promise<User> {
  if (readIdParam(c, 'id') !== requireSession(c).uid) throw new ApiError(404, 'not-found');
  return requireUser(c);
}

export const showUser = async (c: ApiContext): Promise<Response> => showOwnUser(c, await requireAddressedUser(c));

/**
 * Changes the account's email address, which then has to be validated; other accounts may use it too. Throws 429 if the
 * address has its maximum number of accounts.
 */
export async function moveAddress(c: ApiContext, tx: Transaction, user: User, mail: string): Promise<void> {
  const { system } = c.var;
  const domain = user.domain ?? c.var.domain.key;
  await endLinks(tx, user.uid, 'validate');
  await releaseAddress(tx, domain, user.mail, user.uid);
  await claimUnvalidatedPosition(system, tx, { domain, mail }, user.uid);
  const wasValidated = user.wasValidated || user.validatedAt !== null;
  const [updatedUser] = await tx
    .update(users)
    .set({ mail, validatedAt: null, wasValidated, mailRefusals: 0 })
    .where(eq(users.uid, user.uid))
    .returning();
  if (updatedUser) await sendValidation(system, tx, updatedUser);
}

/** Mails the previous address about a change of the account, and ends every other session. */
export async function announceChange(
  c: ApiContext,
  tx: Transaction,
  user: User,
  changes: 'password' | 'mail' | 'both',
): Promise<void> {
  const { system } = c.var;
  const cause = `details changed ${user.uid} ${system.now().getTime()}`;
  const values = { changed: changes };
  const page = changes === 'password' ? 'forgot' : 'help';
  await sendAccountMail(system, tx, { mail: 'details-changed', user, page, cause, values });
  await endSessions(tx, user.uid, requireSession(c).id);
}

/** Returns the field with the error for a wrong current password. */
const getPasswordField = ({ mail }: StoredChanges) => (mail === null ? 'pass' : 'mail');

const getChangeKind = ({ mail, password }: StoredChanges) =>
  mail === null ? 'password' : password === null ? 'mail' : 'both';

/** Sets the idle time after which every session of the account locks. */
async function setIdleTime(tx: Transaction, uid: number, restMinutes: number | null, now: Date): Promise<void> {
  const usedAt = restMinutes === null ? null : now;
  await tx.update(sessions).set({ restMinutes, usedAt }).where(eq(sessions.uid, uid));
}

/** Saves the changes; `user` is the account of the confirmed password, which has to be unchanged. */
async function saveChanges(
  c: ApiContext,
  user: User,
  changes: StoredChanges,
  passwordHash: string | null,
): Promise<User> {
  const { system } = c.var;
  const { uid } = user;
  return system.jobs.transact(async (tx) => {
    const previousUser = await lockUser(tx, uid, 'update');
    const isCredential = changes.mail !== null || passwordHash !== null;
    if (isCredential && previousUser.passwordHash !== user.passwordHash)
      return refusePassword(c, getPasswordField(changes));
    const { nickname, ...columns } = changes.columns;
    if (columns.unit !== undefined && columns.unit !== previousUser.unit) await assertUnitChangeable(c, tx, uid);
    const set = { ...columns, ...(passwordHash === null ? {} : { passwordHash }), changedAt: system.now() };
    await tx.update(users).set(set).where(eq(users.uid, uid));
    if (columns.restMinutes !== undefined) await setIdleTime(tx, uid, columns.restMinutes, system.now());
    if (nickname !== undefined) await claimNickname(system, tx, previousUser, nickname);
    if (Object.keys(changes.practice).length > 0) {
      await tx.update(nurseProfiles).set(changes.practice).where(eq(nurseProfiles.uid, uid));
    }
    await storeWeekMailConsent(tx, previousUser, { ...previousUser, ...columns }, system.now());
    if (changes.mail !== null) await moveAddress(c, tx, previousUser, changes.mail);
    if (isCredential) await announceChange(c, tx, previousUser, getChangeKind(changes));
    return lockUser(tx, uid);
  });
}

/** Changes the caller's account; any other is not found. A new address or password requires the current password. */
export async function handleUpdateUser(c: ApiContext): Promise<Response> {
  const user = await requireAddressedUser(c);
  const body = await readRequest(c, operation);
  const changes = readUserChanges(c, user, body);
  const { mail, password } = changes;
  if (mail !== null || password !== null) {
    const currentPassword = readSentText(body, 'pass', 'existing');
    await confirmPassword(c, user, currentPassword, getPasswordField(changes));
    if (password !== null && password === currentPassword) {
      throw new ValidationFailure([toFieldViolation('pass', 'same-password', c.var.language)]);
    }
    await limitCredentialChanges(c, user.uid, mail);
  }
  const hash = password === null ? null : await runInPasswordSlot(() => hashPassword(password));
  try {
    const savedChanges = await saveChanges(c, user, changes, hash);
    unlockBrowser(c, savedChanges);
    return await showOwnUser(c, savedChanges);
  } catch (error) {
    if (error instanceof NicknameTakenError) {
      throw new ValidationFailure([toFieldViolation('field_nickname', 'taken', c.var.language)]);
    }
    throw error;
  }
}
