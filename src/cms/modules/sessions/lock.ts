import { and, eq, lt, sql } from 'drizzle-orm';
import { type LockAsks, unlockSession } from '#src/contract/session-lock.ts';
import { LOCK_TRIES } from '#src/rules/fields/lock-code.ts';
import { sessions } from '../../db/schema/index.ts';
import { emptyAnswer, privateAnswer } from '../../http/answer.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { lock } from '../../http/lock.ts';
import type { ApiContext } from '../../http/request.ts';
import { plainText, readWrite } from '../../http/sent-values.ts';
import { isParticipant, type Session } from '../../http/session.ts';
import { type User, userByUid } from '../../identity/find-user.ts';
import { verifyLockCode } from '../../identity/lock-code.ts';
import { inPasswordSlot, verifyPassword } from '../../identity/password.ts';
import { violation } from '../../identity/violations.ts';
import { closeSession, openBrowser, setHint } from './start-session.ts';

/** The user of a locked session. */
async function personOf({ var: { system } }: ApiContext, { uid }: Session): Promise<User> {
  const user = await userByUid(system.database.db, uid);
  if (!user) throw new ApiError(403, 'login-needed');
  return user;
}

const asksOf = ({ lockCode, passwordHash }: User): LockAsks =>
  lockCode !== null ? 'code' : passwordHash !== null ? 'password' : 'login';

/** Returns whether the caller's session is locked, and by code or password. Does not reveal its user. */
export async function showLock(c: ApiContext): Promise<Response> {
  const { locked } = c.var;
  const asks = locked === null ? null : asksOf(await personOf(c, locked));
  return privateAnswer(c, { locked: locked !== null, asks });
}

/** Locks the session of a participant; a locked one stays locked, and other roles have no lock. */
export async function lockOwnSession(c: ApiContext): Promise<Response> {
  const { session, system } = c.var;
  if (session !== null && isParticipant(session)) await lock(system, session);
  return emptyAnswer(c);
}

/** Claims one of the few tries before the comparison: simultaneous tries cannot exceed the remaining number. */
async function takeTry({ database }: ContentSystem, { id }: Session): Promise<number> {
  const isLeft = and(eq(sessions.id, id), lt(sessions.lockTries, LOCK_TRIES));
  const taken = await database.db
    .update(sessions)
    .set({ lockTries: sql`${sessions.lockTries} + 1` })
    .where(isLeft)
    .returning({ tries: sessions.lockTries });
  return taken[0]?.tries ?? LOCK_TRIES + 1;
}

async function endLogin(c: ApiContext, session: Session): Promise<never> {
  await closeSession(c, session);
  throw new ApiError(403, 'lock-ended', {}, {}, { lock: 'ended' });
}

/** The submitted credential: the code where one was sent, else the password. */
interface Shown {
  readonly field: 'code' | 'password';
  readonly text: string;
}

const isRight = (system: ContentSystem, user: User, { field, text }: Shown): Promise<boolean> =>
  field === 'code' ? verifyLockCode(system, user, text) : verifyPassword(text, user.passwordHash);

/** Unlocks a session by the own code or the password. Five wrong tries end it. */
export async function unlockOwnSession(c: ApiContext): Promise<Response> {
  const { locked, session, system } = c.var;
  const body = await readWrite(c, unlockSession);
  if (session !== null) return emptyAnswer(c);
  if (locked === null) throw new ApiError(409, 'login-needed');
  const user = await personOf(c, locked);
  const shown: Shown =
    body.code === undefined
      ? { field: 'password', text: plainText(body, 'password') }
      : { field: 'code', text: plainText(body, 'code') };
  return inPasswordSlot(async () => {
    const tries = await takeTry(system, locked);
    if (tries > LOCK_TRIES) return endLogin(c, locked);
    if (await isRight(system, user, shown)) return open(c, locked, user);
    if (tries >= LOCK_TRIES) return endLogin(c, locked);
    throw new ValidationFailure([violation(shown.field, `wrong-lock-${shown.field}`, c.var.language)]);
  }, 'known');
}

async function open(c: ApiContext, { id }: Session, user: User): Promise<Response> {
  const { database, now } = c.var.system;
  const usedAt = user.restMinutes === null ? null : now();
  await database.db.update(sessions).set({ lockedAt: null, lockTries: 0, usedAt }).where(eq(sessions.id, id));
  setHint(c, user);
  openBrowser(c, user);
  return emptyAnswer(c);
}
