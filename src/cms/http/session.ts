import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { addSeconds } from 'date-fns/addSeconds';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { parse } from 'hono/utils/cookie';
import { personOfToken } from '#src/contract/get-session-token.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import type { Device } from '#src/rules/device/device-of-agent.ts';
import type { Orm } from '../db/orm.ts';
import { prepared } from '../db/prepared.ts';
import { sessions } from '../db/schema/index.ts';
import type { ContentSystem } from './content-system.ts';

export type Role = (typeof sessions.$inferSelect)['role'];

/** Why staff ended a session. */
export type Closed = NonNullable<(typeof sessions.$inferSelect)['closed']>;

/** Who is logged in with the cookie of a request. */
export interface Session {
  readonly id: number;
  readonly uid: number;
  readonly role: Role;
  /** Of a nurse or staff whose account has no second factor yet; it opens nothing but setting one up. */
  readonly needsSecondFactor: boolean;
  /** Of a participant who has yet to agree that data about their health are kept. */
  readonly needsConsent: boolean;
  /** When the person last showed who they are: at the login, or since then. */
  readonly provedAt: Date;
  /** The last day on which it was used, as it is kept. */
  readonly seenOn: CalendarDate;
  /** Whether it opens nothing until its person unlocks it. */
  readonly isLocked: boolean;
  /** After how many minutes of rest it locks; null for never. */
  readonly restMinutes: number | null;
  /** When it was last used; null where nobody asked to keep it. */
  readonly usedAt: Date | null;
  /** What writes of this session carry in `X-CSRF-Token`; it ends with the number of its person. */
  readonly csrfToken: string;
}

const STAFF: readonly Role[] = ['editor', 'moderator', 'administrator'];

/** Staff sees what is not published and may change content. */
export const isStaff = (session: Session | null): boolean =>
  session !== null && STAFF.includes(session.role) && !session.needsSecondFactor;

/** Nurses and staff have a second factor; those who still need one as well. */
export const isProfessional = ({ role }: Session): boolean => role === 'poh' || STAFF.includes(role);

/** A person with a programme of their own. */
export const isParticipant = (session: Session | null): boolean =>
  session?.role === 'client' || session?.role === 'sso_client';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Needs both the cookie and the row: neither a stolen cookie name nor a read table gives a token. The number behind it
 * names the person a page was drawn for; a token without one is a visitor's.
 */
const csrfTokenOf = (token: string, { csrfSeed, uid }: { readonly csrfSeed: Buffer; readonly uid: number }) =>
  createHmac('sha256', csrfSeed).update(token).digest('base64url') + uid;

/** The name of the session cookie of a host, as Drupal names it; on https no other host can set it. */
export function cookieNameOf(host: string, isSecure: boolean): string {
  const hash = createHash('sha256').update(host).digest('hex').slice(0, 32);
  return `${isSecure ? '__Host-SSESS' : 'SESS'}${hash}`;
}

/** What sessions need of the content system. */
export type SessionContext = Pick<ContentSystem, 'database' | 'now'>;

export interface NewSession {
  readonly uid: number;
  readonly role: Role;
  /** Null for staff. */
  readonly domain: string | null;
  readonly seconds: number;
  readonly needsSecondFactor?: boolean;
  readonly device?: OpenedOn;
}

/** The device that a session is opened on: what it says it is, and which of the person's known ones it is. */
export interface OpenedOn extends Device {
  readonly digest: Buffer | null;
}

/** A session as it is kept, and its cookie's value, which is kept nowhere. */
export function makeSession({ now }: Pick<SessionContext, 'now'>, session: NewSession) {
  const token = randomBytes(32).toString('base64url');
  const createdAt = now();
  const expiresAt = addSeconds(createdAt, session.seconds);
  const { uid, role, domain, needsSecondFactor = false, device } = session;
  const { browser = null, system = null, digest = null } = device ?? {};
  const on = { browser, system, device: digest };
  const secrets = { tokenHash: hashOf(token), csrfSeed: randomBytes(32) };
  return { token, row: { uid, role, domain, needsSecondFactor, createdAt, expiresAt, ...on, ...secrets } };
}

const sessionQuery = prepared((db: Orm) => {
  const isOurs = or(isNull(sessions.domain), eq(sessions.domain, sql.placeholder('domain')));
  const isSame = eq(sessions.tokenHash, sql.placeholder('tokenHash'));
  return db
    .select()
    .from(sessions)
    .where(and(isSame, gt(sessions.expiresAt, sql.placeholder('now')), isOurs))
    .prepare('session_by_token');
});

interface SessionRequest {
  readonly cookie: string | null;
  readonly host: string;
  /** Whether the visitor's browser came over https. */
  readonly isSecure: boolean;
  readonly domain: string;
}

/** The session of a request's cookie in a domain; null for a visitor and for a session of another domain. */
export async function readSession(context: SessionContext, request: SessionRequest): Promise<Session | null> {
  const found = await findSession(context, request);
  return found === null || 'closed' in found ? null : found;
}

/** The same; of a session that staff ended it says why: whoever has its cookie is the person whom it is about. */
export async function findSession(
  { database, now }: SessionContext,
  request: SessionRequest,
): Promise<Session | { readonly closed: Closed } | null> {
  const name = cookieNameOf(request.host, request.isSecure);
  const token = parse(request.cookie ?? '', name)[name];
  if (token === undefined || !/^[\w-]{43}$/.test(token)) return null;
  const asked = { tokenHash: hashOf(token), now: now(), domain: request.domain };
  const [row] = await sessionQuery(database.db).execute(asked);
  if (!row) return null;
  if (row.closed !== null) return { closed: row.closed };
  const { id, uid, role, needsSecondFactor, needsConsent, createdAt, confirmedAt } = row;
  const seenOn = (row.seenOn as CalendarDate | null) ?? amsterdamDate(createdAt);
  const seen = { provedAt: confirmedAt ?? createdAt, seenOn };
  const lock = { isLocked: row.lockedAt !== null, restMinutes: row.restMinutes, usedAt: row.usedAt };
  return { id, uid, role, needsSecondFactor, needsConsent, ...seen, ...lock, csrfToken: csrfTokenOf(token, row) };
}

/** Compares a sent token with the session's in constant time. */
export function isCsrfToken(session: Session, sent: string): boolean {
  const [expected, given] = [hashOf(session.csrfToken), hashOf(sent)];
  return timingSafeEqual(expected, given);
}

/** Whether a sent token is of another person's session: its page was drawn before this session began. */
export function isOfAnotherPerson({ uid }: Session, sent: string): boolean {
  const person = personOfToken(sent);
  return person !== null && person !== String(uid);
}
