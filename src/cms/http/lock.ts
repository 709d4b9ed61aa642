import { and, eq, isNull } from 'drizzle-orm';
import { setCookie } from 'hono/cookie';
import { ACTIVITY_COOKIE, isBrowserLocked } from '#src/contract/lock-cookies.ts';
import { LOCKED_STATUS } from '#src/contract/operation.ts';
import { sessions } from '../db/schema/index.ts';
import { ApiError } from './api-error.ts';
import type { ContentSystem } from './content-system.ts';
import { endWeekLinks } from './end-week-links.ts';
import { type ApiContext, isSecure } from './request.ts';
import { isParticipant, type Session } from './session.ts';

type LockContext = Pick<ContentSystem, 'database' | 'now'>;

/** Part of the idle time after which a request updates the time of last use. */
const SLACK_MS = 20_000;

const toMilliseconds = (minutes: number) => minutes * 60_000;

/** Locks a session, which gives access only to its lock screen, and ends its user's weekly link. */
export async function lockUserSession(
  { database, now }: LockContext,
  { id, uid }: Pick<Session, 'id' | 'uid'>,
): Promise<void> {
  const isOpen = and(eq(sessions.id, id), isNull(sessions.lockedAt));
  await database.db.update(sessions).set({ lockedAt: now() }).where(isOpen);
  await endWeekLinks(database.db, uid);
}

/**
 * Returns true if the session of a request is locked. Locks it if the browser's cookie marks it as locked, because the
 * lock request may not have reached the server, and after the idle time that its user chose.
 */
export async function resolveLock(context: LockContext, session: Session, cookies: string): Promise<boolean> {
  if (session.isLocked || !isParticipant(session)) return session.isLocked;
  const { restMinutes, usedAt } = session;
  const rested = usedAt === null ? 0 : context.now().getTime() - usedAt.getTime();
  if (isBrowserLocked(cookies) || (restMinutes !== null && rested >= toMilliseconds(restMinutes))) {
    await lockUserSession(context, session);
    return true;
  }
  if (restMinutes !== null && (usedAt === null || rested > SLACK_MS)) {
    await context.database.db.update(sessions).set({ usedAt: context.now() }).where(eq(sessions.id, session.id));
  }
  return false;
}

/** Sets the cookie that marks the user as active; it expires after the idle time. */
export function setActivityCookie(c: ApiContext, restMinutes: number): void {
  const maxAge = toMilliseconds(restMinutes) / 1_000;
  setCookie(c, ACTIVITY_COOKIE, '1', { path: '/', sameSite: 'Lax', secure: isSecure(c), maxAge });
}

/** Sets the activity cookie with every response to a session that locks when idle. */
export function renewActivityCookie(c: ApiContext): void {
  const restMinutes = c.var.session?.restMinutes ?? null;
  if (restMinutes !== null) setActivityCookie(c, restMinutes);
}

/** Refuses a caller with a locked session. */
export function assertUnlocked(c: ApiContext): void {
  if (c.var.locked !== null) throw new ApiError(LOCKED_STATUS, 'locked');
}
