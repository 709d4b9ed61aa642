import { createHmac } from 'node:crypto';
import { addSeconds } from 'date-fns/addSeconds';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { deleteCookie, setCookie } from 'hono/cookie';
import { FRAME_COOKIE } from '#src/contract/frame-cookie.ts';
import { AWAKE_COOKIE, DISCREET_MARK, LOCKED_COOKIE, REST_MARK } from '#src/contract/lock-cookies.ts';
import { isPlaceholder } from '#src/contract/placeholder-address.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { pushTokens, sessions, users } from '../../db/schema/index.ts';
import { privateAnswer } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { setAwake } from '../../http/lock.ts';
import { type ApiContext, hostOf, isSecure } from '../../http/request.ts';
import { cookieNameOf, type OpenedOn, type Role, readSession, type Session } from '../../http/session.ts';
import { type User, userByUid } from '../../identity/find-user.ts';
import { asksForCode, hasToHaveFactor } from '../../identity/second-factor.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { assertNotPutOut, liftEnded } from '../restrictions/standing.ts';
import { deviceOfLogin, rememberDevice } from './known-device.ts';
import { openFor } from './open-for.ts';

type HintedUser = Pick<User, 'role' | 'language' | 'mail' | 'validatedAt' | 'restMinutes' | 'isDiscreet'>;

const DAY = 86_400;

export const isParticipantRole = (role: Role) => role === 'client' || role === 'sso_client';

/** How many days a participant stays logged in. */
export const PARTICIPANT_DAYS = 30;

/** Participants stay for 30 days, everybody else for 8 hours without activity (docs/product-rules.md, "Privacy"). */
const secondsOf = (role: Role) => (isParticipantRole(role) ? PARTICIPANT_DAYS * DAY : 8 * 3_600);

/** What Drupal asks for at logout; it opens nothing else. */
export const logoutTokenOf = ({ csrfToken }: Session): string =>
  createHmac('sha256', csrfToken).update('logout').digest('base64url');

const cookieOf = (c: ApiContext) => cookieNameOf(hostOf(c.req.raw), isSecure(c));

/** Script may read these: they tell a page which menus to show, and the front whose page may not be a kept one. */
const HINT = 'session_hint';
const STAFF_MARK = 'staff';

/** Others than participants are logged out when the browser closes; how long they may pause, the session knows. */
function cookieOptions(c: ApiContext, role: Role) {
  return {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure(c),
    ...(isParticipantRole(role) ? { maxAge: secondsOf(role) } : {}),
  } as const;
}

/**
 * What a page may guess of an account: its role, its language, whether it will be asked to confirm an address, whether
 * it looks discreet and whether it locks after rest.
 */
function hintOf(user: HintedUser, placeholderDomain: string): string {
  const { role, language, mail, validatedAt, isDiscreet, restMinutes } = user;
  const isAsked = isParticipantRole(role) && validatedAt === null && !isPlaceholder(mail, placeholderDomain);
  const marks = [isAsked && 'unconfirmed', isDiscreet && DISCREET_MARK, restMinutes !== null && REST_MARK];
  return [role, language, ...marks].filter(Boolean).join('.');
}

/** Sets the second cookie of a session: a hint of the account for script, or the mark of staff. */
export function setHint(c: ApiContext, user: HintedUser): void {
  const { role } = user;
  const isStaffRole = !isParticipantRole(role) && role !== 'poh';
  const { placeholderDomain } = c.var.system.config.accounts;
  const [name, value] = isStaffRole ? [STAFF_MARK, '1'] : [HINT, hintOf(user, placeholderDomain)];
  setCookie(c, name, value, { ...cookieOptions(c, role), httpOnly: isStaffRole });
}

/** Takes the lock of the browser away; of who chose a lock after rest, the rest begins anew. */
export function openBrowser(c: ApiContext, { restMinutes }: Pick<User, 'restMinutes'>): void {
  deleteCookie(c, LOCKED_COOKIE, { path: '/', secure: isSecure(c) });
  if (restMinutes === null) deleteCookie(c, AWAKE_COOKIE, { path: '/', secure: isSecure(c) });
  else setAwake(c, restMinutes);
}

function setCookies(c: ApiContext, token: string, user: User): void {
  setCookie(c, cookieOf(c), token, { ...cookieOptions(c, user.role), httpOnly: true });
  setHint(c, user);
  openBrowser(c, user);
}

/** Deletes sessions with their push tokens; returns the device of each. */
export async function endWhere(
  tx: Transaction,
  which: ReturnType<typeof eq> | undefined,
): Promise<readonly (Buffer | null)[]> {
  const ended = await tx.delete(sessions).where(which).returning({ id: sessions.id, device: sessions.device });
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(pushTokens).where(inArray(pushTokens.sessionId, ids));
  return ended.map(({ device }) => device);
}

/** Ends every session of a person but the one to keep. */
export async function endSessions(tx: Transaction, uid: number, keep: number | null = null): Promise<void> {
  await endWhere(tx, and(eq(sessions.uid, uid), keep === null ? undefined : ne(sessions.id, keep)));
}

/** Ends the session of this request and takes its cookie away. */
export async function closeSession(c: ApiContext, { id }: Session): Promise<void> {
  await c.var.system.database.db.transaction((tx) => endWhere(tx, eq(sessions.id, id)));
  for (const name of [cookieOf(c), HINT, STAFF_MARK, LOCKED_COOKIE, AWAKE_COOKIE, FRAME_COOKIE])
    deleteCookie(c, name, { path: '/', secure: isSecure(c) });
}

/** Refuses a login whose account was changed meanwhile, with the reason. */
async function refuseChanged({ var: { system } }: ApiContext, uid: number): Promise<never> {
  const user = await userByUid(system.database.db, uid);
  if (user) await assertNotPutOut(system, user);
  if (user && user.status !== 'active') throw new ApiError(409, 'account-closed');
  throw new ApiError(400, 'wrong-credentials');
}

/**
 * Opens a session by what was shown at the login. Of whoever has to have a second factor it is looked at once more,
 * with the account held: without a code one opens only where there is no factor.
 */
function openBy(system: ContentSystem, user: User, hasShownCode: boolean, device: OpenedOn): Promise<string | null> {
  const { db } = system.database;
  const needsSecondFactor = hasToHaveFactor(user) && !hasShownCode;
  const lasting = { seconds: secondsOf(user.role), needsSecondFactor, device };
  if (!hasToHaveFactor(user)) return openFor(db, system, user, lasting);
  return db.transaction(async (tx) => {
    await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, user.uid)).for('update');
    return (await asksForCode(tx, user)) === hasShownCode ? openFor(tx, system, user, lasting) : null;
  });
}

/**
 * Opens a session under a new id; the one that the browser had ends. The cookie goes with the answer. 409 where the
 * account was closed since it was looked at, 400 where its role, password or second factor changed.
 */
export async function startSession(c: ApiContext, user: User, hasShownCode: boolean): Promise<Session> {
  const { system, domain } = c.var;
  const before = c.var.session ?? c.var.locked;
  const device = deviceOfLogin(c, user);
  const token = await openBy(system, await liftEnded(system, user), hasShownCode, device);
  if (token === null) return refuseChanged(c, user.uid);
  await rememberDevice(c, user, device);
  if (before) await closeSession(c, before);
  setCookies(c, token, user);
  const shown = { cookie: `${cookieOf(c)}=${token}`, host: hostOf(c.req.raw), isSecure: isSecure(c) };
  const session = await readSession(system, { ...shown, domain: domain.key });
  if (session === null) throw new Error('A session that was just opened cannot be read.');
  return session;
}

/** The answer to every call that opens a session, in Drupal's shape. */
export function loginAnswer(c: ApiContext, user: User, session: Session): Response {
  return privateAnswer(c, {
    current_user: { uid: String(user.uid), name: user.mail, roles: ['authenticated', user.role] },
    csrf_token: session.csrfToken,
    logout_token: logoutTokenOf(session),
  });
}

/** How much of its eight hours a session may lose before a call prolongs it: one write in five minutes at most. */
const SLACK_SECONDS = 300;

/**
 * A nurse logs in anew each working day, however busy it was: she reads what others drink (docs/product-rules.md,
 * "Accounts").
 */
const NURSE_HOURS = 12;

/** Notes the day on which a session was used, once a day: no more of when somebody is here is kept. */
export async function noteDay({ database, now }: ContentSystem, { id, seenOn }: Session): Promise<void> {
  const today = amsterdamDate(now());
  if (seenOn !== today) await database.db.update(sessions).set({ seenOn: today }).where(eq(sessions.id, id));
}

/** Keeps a session that ends without activity alive; those of participants end on their day. */
export async function prolong({ database, now }: ContentSystem, { id, role }: Session): Promise<void> {
  if (isParticipantRole(role)) return;
  const until = addSeconds(now(), secondsOf(role));
  const lasts = sql`${until.toISOString()}::timestamptz`;
  const hours = sql.raw(`interval '${NURSE_HOURS} hours'`);
  const expiresAt = role === 'poh' ? sql`least(${lasts}, ${sessions.createdAt} + ${hours})` : lasts;
  const slack = sql.raw(`interval '${SLACK_SECONDS} seconds'`);
  await database.db
    .update(sessions)
    .set({ expiresAt })
    .where(and(eq(sessions.id, id), sql`${sessions.expiresAt} < ${expiresAt} - ${slack}`));
}
