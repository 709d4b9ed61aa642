import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { addSeconds } from 'date-fns/addSeconds';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { parse } from 'hono/utils/cookie';
import { getTokenUid } from '#src/contract/session-token.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import type { Device } from '#src/rules/device/parse-user-agent.ts';
import type { Orm } from '../db/orm.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { sessions } from '../db/schema/index.ts';
import type { ContentSystem } from './content-system.ts';

export type Role = (typeof sessions.$inferSelect)['role'];

/** Reason that staff ended a session. */
export type SessionEndReason = NonNullable<(typeof sessions.$inferSelect)['closed']>;

/** The session of a request's cookie. */
export interface Session {
  readonly id: number;
  readonly uid: number;
  readonly role: Role;
  /** True for the session of a nurse or staff member without a second factor, who can only set one up. */
  readonly needsSecondFactor: boolean;
  /** True for the session of a participant who has not consented yet to the storage of health data. */
  readonly needsConsent: boolean;
  readonly createdAt: Date;
  /** Time of the last authentication: the login, or a later one. */
  readonly provedAt: Date;
  /** Last day of use, as stored. */
  readonly seenOn: CalendarDate;
  /** True while it gives no access until the user unlocks it. */
  readonly isLocked: boolean;
  /** Idle time in minutes after which it locks; null for never. */
  readonly restMinutes: number | null;
  /** Time of last use; null if it is not stored. */
  readonly usedAt: Date | null;
  /** Token for `X-CSRF-Token` of this session's writes; its last part is the user's uid. */
  readonly csrfToken: string;
}

const STAFF: readonly Role[] = ['editor', 'moderator', 'administrator'];

/** Returns true for staff, who see unpublished content and may change content. */
export const isStaff = (session: Session | null): boolean =>
  session !== null && STAFF.includes(session.role) && !session.needsSecondFactor;

/** Returns true for nurses and staff, who have a second factor, or have to set one up. */
export const isProfessional = ({ role }: Session): boolean => role === 'poh' || STAFF.includes(role);

/** Returns true for a user who follows a programme. */
export const isParticipant = (session: Session | null): boolean =>
  session?.role === 'client' || session?.role === 'sso_client';

const toHash = (token: string) => createHash('sha256').update(token).digest();

/**
 * Returns the token, derived from both the cookie and the row: neither a stolen cookie nor a leaked table alone is
 * sufficient. It ends with the uid of the user for whom a page was rendered; a visitor's token has no uid.
 */
const toCsrfToken = (token: string, { csrfSeed, uid }: { readonly csrfSeed: Buffer; readonly uid: number }) =>
  createHmac('sha256', csrfSeed).update(token).digest('base64url') + uid;

/** Returns the name of the session cookie of a host, in Drupal's format; on https no other host can set it. */
export function getSessionCookieName(host: string, isSecure: boolean): string {
  const hash = createHash('sha256').update(host).digest('hex').slice(0, 32);
  return `${isSecure ? '__Host-SSESS' : 'SESS'}${hash}`;
}

/** Parts of the content system that sessions use. */
export type SessionContext = Pick<ContentSystem, 'database' | 'now'>;

export interface NewSession {
  readonly uid: number;
  readonly role: Role;
  /** Null for staff. */
  readonly domain: string | null;
  readonly seconds: number;
  readonly needsSecondFactor?: boolean;
  readonly device?: SessionDevice;
}

/** Device on which a session is opened: its reported browser and system, and the known device. */
export interface SessionDevice extends Device {
  readonly digest: Buffer | null;
}

/** Creates a session row, and the value of its cookie, which is not stored. */
export function createSessionRow({ now }: Pick<SessionContext, 'now'>, session: NewSession) {
  const token = randomBytes(32).toString('base64url');
  const createdAt = now();
  const expiresAt = addSeconds(createdAt, session.seconds);
  const { uid, role, domain, needsSecondFactor = false, device } = session;
  const { browser = null, system = null, digest = null } = device ?? {};
  const on = { browser, system, device: digest };
  const secrets = { tokenHash: toHash(token), csrfSeed: randomBytes(32) };
  return { token, row: { uid, role, domain, needsSecondFactor, createdAt, expiresAt, ...on, ...secrets } };
}

const sessionQuery = prepareOnce((db: Orm) => {
  const condition = or(isNull(sessions.domain), eq(sessions.domain, sql.placeholder('domain')));
  const isSameToken = eq(sessions.tokenHash, sql.placeholder('tokenHash'));
  return db
    .select()
    .from(sessions)
    .where(and(isSameToken, gt(sessions.expiresAt, sql.placeholder('now')), condition))
    .prepare('session_by_token');
});

interface SessionRequest {
  readonly cookie: string | null;
  readonly host: string;
  /** True if the visitor's browser uses https. */
  readonly isSecure: boolean;
  readonly domain: string;
}

/** Returns the session of a request's cookie in a domain; null for a visitor and for a session of another domain. */
export async function readSession(context: SessionContext, request: SessionRequest): Promise<Session | null> {
  const session = await findSession(context, request);
  return session === null || 'closed' in session ? null : session;
}

/** Finds the session of a token, with the reason if staff ended it, for the user concerned. */
export async function findSession(
  { database, now }: SessionContext,
  request: SessionRequest,
): Promise<Session | { readonly closed: SessionEndReason } | null> {
  const name = getSessionCookieName(request.host, request.isSecure);
  const token = parse(request.cookie ?? '', name)[name];
  if (token === undefined || !/^[\w-]{43}$/.test(token)) return null;
  const options = { tokenHash: toHash(token), now: now(), domain: request.domain };
  const [row] = await sessionQuery(database.db).execute(options);
  if (!row) return null;
  if (row.closed !== null) return { closed: row.closed };
  const { id, uid, role, needsSecondFactor, needsConsent, createdAt, confirmedAt } = row;
  const seenOn = (row.seenOn as CalendarDate | null) ?? getAmsterdamDate(createdAt);
  const snapshot = { provedAt: confirmedAt ?? createdAt, seenOn };
  const lock = { isLocked: row.lockedAt !== null, restMinutes: row.restMinutes, usedAt: row.usedAt };
  return {
    id,
    uid,
    role,
    needsSecondFactor,
    needsConsent,
    createdAt,
    ...snapshot,
    ...lock,
    csrfToken: toCsrfToken(token, row),
  };
}

/** Compares a sent token with the session's in constant time. */
export function isCsrfToken(session: Session, input: string): boolean {
  const [expected, hash] = [toHash(session.csrfToken), toHash(input)];
  return timingSafeEqual(expected, hash);
}

/** Returns true for a token of another user's session, from a page that was rendered before this session started. */
export function isOtherUsersToken({ uid }: Session, input: string): boolean {
  const person = getTokenUid(input);
  return person !== null && person !== String(uid);
}
