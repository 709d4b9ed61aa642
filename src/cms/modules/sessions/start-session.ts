import { createHmac } from 'node:crypto';
import { addSeconds } from 'date-fns/addSeconds';
import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { FRAME_COOKIE } from '#src/contract/frame-cookie.ts';
import { ACTIVITY_COOKIE, DISCREET_MARK, IDLE_LOCK_MARK, LOCKED_COOKIE } from '#src/contract/lock-cookies.ts';
import { isPlaceholder } from '#src/contract/own-user.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { pushTokens, sessions, users } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { endWeekLinks } from '../../http/end-week-links.ts';
import { setActivityCookie } from '../../http/lock.ts';
import { type ApiContext, getHost, isSecure } from '../../http/request.ts';
import { getSessionCookieName, type Role, readSession, type Session, type SessionDevice } from '../../http/session.ts';
import { findUserByUid, type User } from '../../identity/find-user.ts';
import { requiresLoginCode, requiresSecondFactor } from '../../identity/second-factor.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { assertNotRestricted, reactivateIfEnded } from '../restrictions/find-restriction.ts';
import { getLoginDevice, storeDevice } from './known-device.ts';
import { openSession } from './open-session.ts';

type HintedUser = Pick<User, 'role' | 'language' | 'mail' | 'validatedAt' | 'restMinutes' | 'isDiscreet'>;

const DAY = 86_400;

export const isParticipantRole = (role: Role) => role === 'client' || role === 'sso_client';

/** Number of days that a participant is logged in after the last use, and the maximum after the login. */
export const PARTICIPANT_DAYS = 30;
const PARTICIPANT_DAYS_AT_MOST = 180;

/**
 * Returns the idle time: participants are logged in for 30 days, others for 8 hours (docs/product-rules.md, "Privacy").
 */
const getIdleSeconds = (role: Role) => (isParticipantRole(role) ? PARTICIPANT_DAYS * DAY : 8 * 3_600);

/** Returns the token that Drupal requires for logout; it gives no other access. */
export const getLogoutToken = ({ csrfToken }: Session): string =>
  createHmac('sha256', csrfToken).update('logout').digest('base64url');

const readCookie = (c: ApiContext) => getSessionCookieName(getHost(c.req.raw), isSecure(c));

/** Cookies that scripts may read: one selects the menus of a page, the other makes the front server skip its cache. */
const HINT = 'session_hint';
const STAFF_MARK = 'staff';

/**
 * Returns the cookie options: all users except participants are logged out when the browser closes; the session limits
 * their inactivity.
 */
function getCookieOptions(c: ApiContext, role: Role) {
  return {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure(c),
    ...(isParticipantRole(role) ? { maxAge: getIdleSeconds(role) } : {}),
  } as const;
}

/** Returns the hint for the page: role and language, unvalidated address, discreet mode, and lock when idle. */
function toHint(user: HintedUser, placeholderDomain: string): string {
  const { role, language, mail, validatedAt, isDiscreet, restMinutes } = user;
  const isValidationNeeded = isParticipantRole(role) && validatedAt === null && !isPlaceholder(mail, placeholderDomain);
  const marks = [
    isValidationNeeded && 'unconfirmed',
    isDiscreet && DISCREET_MARK,
    restMinutes !== null && IDLE_LOCK_MARK,
  ];
  return [role, language, ...marks].filter(Boolean).join('.');
}

/** Sets the second cookie of a session: a hint of the account for scripts, or the mark of staff. */
export function setHintCookie(c: ApiContext, user: HintedUser): void {
  const { role } = user;
  const isStaffRole = !isParticipantRole(role) && role !== 'poh';
  const { placeholderDomain } = c.var.system.config.accounts;
  const [name, value] = isStaffRole ? [STAFF_MARK, '1'] : [HINT, toHint(user, placeholderDomain)];
  setCookie(c, name, value, { ...getCookieOptions(c, role), httpOnly: isStaffRole });
}

/** Removes the lock cookie of the browser; if the session locks when idle, the idle time restarts. */
export function unlockBrowser(c: ApiContext, { restMinutes }: Pick<User, 'restMinutes'>): void {
  deleteCookie(c, LOCKED_COOKIE, { path: '/', secure: isSecure(c) });
  if (restMinutes === null) deleteCookie(c, ACTIVITY_COOKIE, { path: '/', secure: isSecure(c) });
  else setActivityCookie(c, restMinutes);
}

function setCookies(c: ApiContext, token: string, user: User): void {
  setCookie(c, readCookie(c), token, { ...getCookieOptions(c, user.role), httpOnly: true });
  setHintCookie(c, user);
  unlockBrowser(c, user);
}

/** Deletes sessions with their push tokens; returns the device of each. */
export async function endMatchingSessions(
  tx: Transaction,
  condition: ReturnType<typeof eq> | undefined,
): Promise<readonly (Buffer | null)[]> {
  const endedRows = await tx.delete(sessions).where(condition).returning({ id: sessions.id, device: sessions.device });
  const ids = endedRows.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(pushTokens).where(inArray(pushTokens.sessionId, ids));
  return endedRows.map(({ device }) => device);
}

/** Ends every session of a user except the given one, and the weekly link, which requires no session. */
export async function endSessions(tx: Transaction, uid: number, keep: number | null = null): Promise<void> {
  await endWeekLinks(tx, uid);
  await endMatchingSessions(tx, and(eq(sessions.uid, uid), keep === null ? undefined : ne(sessions.id, keep)));
}

/** Ends the session of this request and deletes its cookie. */
export async function closeSession(c: ApiContext, { id }: Session): Promise<void> {
  await c.var.system.database.db.transaction((tx) => endMatchingSessions(tx, eq(sessions.id, id)));
  for (const name of [readCookie(c), HINT, STAFF_MARK, LOCKED_COOKIE, ACTIVITY_COOKIE, FRAME_COOKIE])
    deleteCookie(c, name, { path: '/', secure: isSecure(c) });
}

/** Refuses a login to an account that was changed in the meantime, with the reason. */
async function refuseChanged({ var: { system } }: ApiContext, uid: number): Promise<never> {
  const user = await findUserByUid(system.database.db, uid);
  if (user) await assertNotRestricted(system, user);
  if (user && user.status !== 'active') throw new ApiError(409, 'account-closed');
  throw new ApiError(400, 'wrong-credentials');
}

/**
 * Opens a session after the checks of the login. For a user who must have a second factor, the factor is read again
 * under the account's lock: without a code, a session opens only if there is no factor.
 */
function openCheckedSession(
  system: ContentSystem,
  user: User,
  hasShownCode: boolean,
  device: SessionDevice,
): Promise<string | null> {
  const { db } = system.database;
  const needsSecondFactor = requiresSecondFactor(user) && !hasShownCode;
  const lasting = { seconds: getIdleSeconds(user.role), needsSecondFactor, device };
  if (!requiresSecondFactor(user)) return openSession(db, system, user, lasting);
  return db.transaction(async (tx) => {
    await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, user.uid)).for('update');
    return (await requiresLoginCode(tx, user)) === hasShownCode ? openSession(tx, system, user, lasting) : null;
  });
}

/**
 * Opens a session under a new id; the browser's previous session ends. Sets the cookie. Responds with 409 if the
 * account was closed since the check, with 400 if its role, password or second factor changed.
 */
export async function startSession(c: ApiContext, user: User, hasShownCode: boolean): Promise<Session> {
  const { system, domain } = c.var;
  const currentSession = c.var.session ?? c.var.locked;
  const device = getLoginDevice(c, user);
  const token = await openCheckedSession(system, await reactivateIfEnded(system, user), hasShownCode, device);
  if (token === null) return refuseChanged(c, user.uid);
  await storeDevice(c, user, device);
  if (currentSession) await closeSession(c, currentSession);
  setCookies(c, token, user);
  const browserContext = { cookie: `${readCookie(c)}=${token}`, host: getHost(c.req.raw), isSecure: isSecure(c) };
  const session = await readSession(system, { ...browserContext, domain: domain.key });
  if (session === null) throw new Error('A session that was just opened cannot be read.');
  return session;
}

/** Creates the response of every operation that opens a session, in Drupal's format. */
export function createLoginResponse(c: ApiContext, user: User, session: Session): Response {
  return respondPrivately(c, {
    current_user: { uid: String(user.uid), name: user.mail, roles: ['authenticated', user.role] },
    csrf_token: session.csrfToken,
    logout_token: getLogoutToken(session),
  });
}

/** Returns the time after which a request extends the session, so that few requests write. */
const getExtensionSlack = (role: Role) => (isParticipantRole(role) ? DAY / 2 : 300);

/**
 * Maximum session of a nurse in seconds: she has to log in again each working day, even without a pause, as she reads
 * clients' drinking data (docs/product-rules.md, "Accounts").
 */
const NURSE_SECONDS = 12 * 3_600;

/** Returns the latest end of a session, independent of its use; null for staff. */
function getLatestEnd({ role, createdAt }: Pick<Session, 'role' | 'createdAt'>): Date | null {
  if (role === 'poh') return addSeconds(createdAt, NURSE_SECONDS);
  return isParticipantRole(role) ? addSeconds(createdAt, PARTICIPANT_DAYS_AT_MOST * DAY) : null;
}

/** Returns true if a participant has to log in again tomorrow, even if the session is used. */
export function expiresTomorrow({ now }: Pick<ContentSystem, 'now'>, session: Session): boolean {
  const last = getLatestEnd(session);
  return isParticipantRole(session.role) && last !== null && last <= addSeconds(now(), DAY);
}

/** Stores the day of use of a session, once a day; no more precise time is stored. */
export async function storeLastUsedDate({ database, now }: ContentSystem, { id, seenOn }: Session): Promise<void> {
  const today = getAmsterdamDate(now());
  if (seenOn !== today) await database.db.update(sessions).set({ seenOn: today }).where(eq(sessions.id, id));
}

/** Extends a session that expires without activity, in the browser as well; its latest end does not change. */
export async function extendSession(c: ApiContext, session: Session): Promise<void> {
  const { database, now } = c.var.system;
  const { id, role } = session;
  const [until, last] = [addSeconds(now(), getIdleSeconds(role)), getLatestEnd(session)];
  const expiresAt = last !== null && last < until ? last : until;
  const { rowCount } = await database.db
    .update(sessions)
    .set({ expiresAt })
    .where(and(eq(sessions.id, id), lt(sessions.expiresAt, addSeconds(expiresAt, -getExtensionSlack(role)))));
  const name = readCookie(c);
  const token = getCookie(c, name);
  if (rowCount === 0 || !isParticipantRole(role) || token === undefined) return;
  setCookie(c, name, token, { ...getCookieOptions(c, role), httpOnly: true });
}
