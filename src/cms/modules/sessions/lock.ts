import { addMinutes } from 'date-fns/addMinutes';
import { and, eq, lt, sql } from 'drizzle-orm';
import { type UnlockMethod, unlockSession } from '#src/contract/session-lock.ts';
import { MAX_LOCK_ATTEMPTS } from '#src/rules/fields/codes.ts';
import { sessions } from '../../db/schema/index.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { lockUserSession } from '../../http/lock.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { isParticipant, type Session } from '../../http/session.ts';
import { findUserByUid, type User } from '../../identity/find-user.ts';
import { verifyLockCode } from '../../identity/lock-code.ts';
import { runInPasswordSlot, verifyPassword } from '../../identity/password.ts';
import { toFieldViolation } from '../../identity/violations.ts';
import { getLaunchDevice, storeDevice } from './known-device.ts';
import { closeSession, setHintCookie, unlockBrowser } from './start-session.ts';

/** Lifetime of a mailed code, in minutes. */
const LAUNCH_CODE_MINUTES = 15;

/** Finds the user of a locked session. */
async function findUserOfSession({ var: { system } }: ApiContext, { uid }: Session): Promise<User> {
  const user = await findUserByUid(system.database.db, uid);
  if (!user) throw new ApiError(403, 'login-needed');
  return user;
}

/** Returns the part of a locked session that a launch set: its mailed code, if still valid, and its device. */
async function findLaunch({ database, now }: ContentSystem, { id, createdAt }: Session) {
  const { launchCode, device } = sessions;
  const [row] = await database.db.select({ launchCode, device }).from(sessions).where(eq(sessions.id, id));
  const isValid = now() <= addMinutes(createdAt, LAUNCH_CODE_MINUTES);
  return { code: isValid ? (row?.launchCode ?? null) : null, device: row?.device ?? null };
}

function getQuestions({ lockCode, passwordHash }: User, mailed: string | null): UnlockMethod {
  if (mailed !== null) return lockCode === null ? 'mail' : 'code-or-mail';
  if (passwordHash === null) return lockCode === null ? 'login' : 'code';
  return lockCode === null ? 'password' : 'code-or-password';
}

/** Returns whether the caller's session is locked, and the method to unlock it. Does not reveal its user. */
export async function showLock(c: ApiContext): Promise<Response> {
  const { locked, system } = c.var;
  const questions =
    locked === null ? null : getQuestions(await findUserOfSession(c, locked), (await findLaunch(system, locked)).code);
  return respondPrivately(c, { locked: locked !== null, asks: questions });
}

/** Locks the session of a participant; succeeds if it is locked already, or for roles without a lock. */
export async function lockOwnSession(c: ApiContext): Promise<Response> {
  const { session, system } = c.var;
  if (session !== null && isParticipant(session)) await lockUserSession(system, session);
  return respondEmpty(c);
}

/** Counts one of the few attempts before the comparison, so that simultaneous attempts cannot exceed the limit. */
async function countUnlockAttempt({ database }: ContentSystem, { id }: Session): Promise<number> {
  const isLeft = and(eq(sessions.id, id), lt(sessions.lockTries, MAX_LOCK_ATTEMPTS));
  const rows = await database.db
    .update(sessions)
    .set({ lockTries: sql`${sessions.lockTries} + 1` })
    .where(isLeft)
    .returning({ tries: sessions.lockTries });
  return rows[0]?.tries ?? MAX_LOCK_ATTEMPTS + 1;
}

async function endLogin(c: ApiContext, session: Session): Promise<never> {
  await closeSession(c, session);
  throw new ApiError(403, 'lock-ended', {}, {}, { lock: 'ended' });
}

/** Submitted credential: the code if one was sent, else the password. */
interface SubmittedCredential {
  readonly field: 'code' | 'password';
  readonly text: string;
}

/** Compares with the password, or with the user's lock code and then the mailed code. */
async function isCredentialRight(
  system: ContentSystem,
  user: User,
  { field, text }: SubmittedCredential,
  mailed: string | null,
) {
  if (field === 'password') return verifyPassword(text, user.passwordHash);
  if (await verifyLockCode(system, user, text)) return true;
  return mailed !== null && verifyLockCode(system, { ...user, lockCode: mailed }, text);
}

/** Unlocks a session by the user's lock code or password. Five wrong attempts end it. */
export async function unlockOwnSession(c: ApiContext): Promise<Response> {
  const { locked, session, system } = c.var;
  const body = await readRequest(c, unlockSession);
  if (session !== null) return respondEmpty(c);
  if (locked === null) throw new ApiError(409, 'login-needed');
  const user = await findUserOfSession(c, locked);
  const credential: SubmittedCredential =
    body.code === undefined
      ? { field: 'password', text: readPlainText(body, 'password') }
      : { field: 'code', text: readPlainText(body, 'code') };
  const launch = await findLaunch(system, locked);
  return runInPasswordSlot(async () => {
    const attempts = await countUnlockAttempt(system, locked);
    if (attempts > MAX_LOCK_ATTEMPTS) return endLogin(c, locked);
    if (await isCredentialRight(system, user, credential, launch.code))
      return unlockAndRespond(c, locked, user, launch.device);
    if (attempts >= MAX_LOCK_ATTEMPTS) return endLogin(c, locked);
    throw new ValidationFailure([toFieldViolation(credential.field, `wrong-lock-${credential.field}`, c.var.language)]);
  }, 'known');
}

/** Unlocks the session; marks the device of a launch as known. */
async function unlockAndRespond(c: ApiContext, { id }: Session, user: User, device: Buffer | null): Promise<Response> {
  const { database, now } = c.var.system;
  const usedAt = user.restMinutes === null ? null : now();
  await database.db
    .update(sessions)
    .set({ lockedAt: null, lockTries: 0, launchCode: null, usedAt })
    .where(eq(sessions.id, id));
  if (user.passwordHash === null && device !== null) await storeDevice(c, user, getLaunchDevice(c, user));
  setHintCookie(c, user);
  unlockBrowser(c, user);
  return respondEmpty(c);
}
