import { object, string } from 'yup';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { BROWSERS, type Device, OPERATING_SYSTEMS } from '#src/rules/device/parse-user-agent.ts';
import { defineOperation } from './operation.ts';
import { USER_ROLES, type UserRole } from './own-user.ts';
import { UnreadableResponseError } from './result.ts';
import { readList, readRecord, readWholeNumber } from './wire.ts';

/** A new session; the response set its cookie. */
export interface LoginResponse {
  readonly uid: number;
  /** Null if the content system sends no roles. */
  readonly role: UserRole | null;
  /** Token for logout on content systems that require it; stored with the session. */
  readonly logoutToken: string;
}

/** Reads the response of every operation that opens a session. */
export function readLogin(body: unknown): LoginResponse {
  const { current_user, logout_token } = readRecord(body, 'login');
  const user = readRecord(current_user, 'current_user');
  const uid = readWholeNumber(user.uid);
  if (uid === null || typeof logout_token !== 'string') throw new UnreadableResponseError('malformed', 'no login');
  const roles = user.roles === undefined ? [] : readList(user.roles, 'roles');
  return { uid, role: USER_ROLES.find((role) => roles.includes(role)) ?? null, logoutToken: logout_token };
}

interface Input {
  readonly body: {
    readonly mail: string;
    readonly password: string;
    /** Code of the second factor, for an account that has one. */
    readonly code?: string;
  };
}

/** Opens a session in this domain, which replaces the browser's previous session. */
export const login = defineOperation({
  name: 'login',
  method: 'POST',
  route: '/user/login',
  access: 'anyone',
  csrf: false,
  request: object({ name: string().required(), pass: string().required(), code: string() }),
  body: ({ body: { mail, password, code } }: Input) => ({ name: mail, pass: password, ...(code && { code }) }),
  read: ({ body }) => readLogin(body),
  errors: {
    400: 'this combination of address and password is incorrect',
    401: 'the password is correct, but the code of the second factor is required',
    403: 'Drupal: too many failed attempts',
    409: 'the password is correct, but the account is awaiting review or closed',
    422: 'the code is wrong',
    429: 'too many failed attempts; Retry-After contains the waiting time',
  },
});

/** Ends the session. The embedded system requires the session token, Drupal the logout token of the login response. */
export const logout = defineOperation({
  name: 'logout',
  method: 'POST',
  route: '/user/logout',
  access: 'logged-in',
  answer: 'empty',
  query: ({ logoutToken }: { readonly logoutToken?: string }) =>
    logoutToken === undefined ? [] : [['token', logoutToken]],
  errors: { 403: 'not logged in, or the token is stale' },
});

/** Maximum number of listed sessions; further sessions are only counted. */
export const MAX_SESSIONS = 20;

/** A session of the user. IP address and time of day are not stored. */
export interface UserSession extends Device {
  readonly id: number;
  readonly since: CalendarDate;
  readonly lastSeen: CalendarDate;
  /** True for the caller's current session. */
  readonly isThis: boolean;
}

export interface UserSessions {
  /** Listed sessions: the current one first, then by last use. */
  readonly sessions: readonly UserSession[];
  /** Total number of sessions, including those not listed. */
  readonly count: number;
}

function readDay(value: unknown): CalendarDate {
  if (typeof value !== 'string' || !isCalendarDate(value)) throw new UnreadableResponseError('malformed', 'no day');
  return value;
}

function readSession(item: unknown): UserSession {
  const { id: raw, browser, system, since, last_seen: lastSeen, this: isThis } = readRecord(item, 'session');
  const id = readWholeNumber(raw);
  if (id === null) throw new UnreadableResponseError('malformed', 'no session');
  return {
    id,
    browser: BROWSERS.find((name) => name === browser) ?? null,
    system: OPERATING_SYSTEMS.find((name) => name === system) ?? null,
    since: readDay(since),
    lastSeen: readDay(lastSeen),
    isThis: isThis === true,
  };
}

/** Lists the user's sessions. */
export const listSessions = defineOperation({
  name: 'list-sessions',
  method: 'GET',
  route: '/sessions',
  access: 'logged-in',
  read: ({ body }): UserSessions => {
    const { sessions, count } = readRecord(body, 'sessions');
    const all = readList(sessions, 'sessions').map(readSession);
    return { sessions: all, count: readWholeNumber(count) ?? all.length };
  },
  errors: { 403: 'not logged in, or the second factor is not confirmed yet' },
});

/** Ends one session of the user's account immediately, on any device. */
export const endSession = defineOperation({
  name: 'end-session',
  method: 'DELETE',
  route: '/sessions/:id',
  access: 'logged-in',
  answer: 'empty',
  errors: { 403: 'not logged in, or the second factor is not confirmed yet', 404: 'the caller has no such session' },
});

/** Ends every session of the user's account except the current one. */
export const endOtherSessions = defineOperation({
  name: 'end-other-sessions',
  method: 'DELETE',
  route: '/sessions',
  access: 'logged-in',
  answer: 'empty',
  errors: { 403: 'not logged in, or the second factor is not confirmed yet' },
});

/** Checks the password again, which allows irreversible actions in this session. */
export const confirmSession = defineOperation({
  name: 'confirm-session',
  method: 'POST',
  route: '/sessions/confirm',
  access: 'logged-in',
  answer: 'empty',
  request: object({ password: string().required() }),
  body: ({ body }: { readonly body: { readonly password: string } }) => body,
  errors: { 403: 'not logged in', 422: 'the password is wrong', 429: 'too many failed attempts' },
});
