import type { MiddlewareHandler } from 'hono';
import type { Access } from '#src/contract/operation.ts';
import { ApiError } from './api-error.ts';
import { isStorable } from './body.ts';
import type { ContentSystem } from './content-system.ts';
import { assertUnlocked, renewActivityCookie, resolveLock } from './lock.ts';
import {
  type ApiContext,
  type ApiEnv,
  getHost,
  getHostDomain,
  getOrigin,
  getPathname,
  isSecure,
  splitApiPath,
} from './request.ts';
import {
  findSession,
  isCsrfToken,
  isOtherUsersToken,
  isParticipant,
  isProfessional,
  isStaff,
  type Session,
  type SessionEndReason,
} from './session.ts';

/** Resolves domain, language and session before any other handler. */
export function resolveRequest(system: ContentSystem): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const host = getHost(c.req.raw);
    const domain = getHostDomain(host);
    const { language } = splitApiPath(getPathname(c.req.url));
    c.set('system', system);
    c.set('domain', domain);
    c.set('language', language);
    c.set('session', null);
    c.set('locked', null);
    c.set('closed', null);
    c.set('origin', getOrigin(c.req.raw, c.env));
    const cookie = c.req.header('cookie') ?? null;
    const session = await findSession(system, { cookie, host, isSecure: isSecure(c), domain: domain.key });
    if (session !== null && 'closed' in session) c.set('closed', session.closed);
    else if (session !== null && (await resolveLock(system, session, cookie ?? ''))) c.set('locked', session);
    else c.set('session', session);
    await next();
    renewActivityCookie(c);
    c.header('Content-Language', language);
  };
}

/** Refuses formats other than json, which is the default, and values that the database cannot store. */
export const checkQuery: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const queries = Object.entries(c.req.queries());
  if (!queries.every(([name, values]) => isStorable(name) && values.every(isStorable))) {
    throw new ApiError(400, 'input-invalid');
  }
  const formats = c.req.queries('_format') ?? [];
  if (!formats.every((format) => format === 'json')) throw new ApiError(406, 'format-unknown');
  await next();
};

/** Predicate of each access that requires a session. An administrator may do everything that staff may do. */
const ACCESS_RULES: Readonly<Record<Exclude<Access, 'anyone'>, (session: Session) => boolean>> = {
  'logged-in': () => true,
  participant: isParticipant,
  nurse: ({ role, needsSecondFactor }) => role === 'poh' && !needsSecondFactor,
  professional: isProfessional,
  staff: isStaff,
  editor: (session) => isStaff(session) && session.role !== 'moderator',
  moderator: (session) => isStaff(session) && session.role !== 'editor',
  administrator: (session) => isStaff(session) && session.role === 'administrator',
};

const STAFF_ONLY: readonly Access[] = ['staff', 'editor', 'moderator', 'administrator'];

/** Error for a user with a session that staff ended, by reason. */
const ENDED_SESSION_ERRORS = {
  suspended: 'account-suspended',
  withdrawn: 'approval-withdrawn',
} as const satisfies Record<SessionEndReason, string>;

/** Refuses a caller without the access of an operation. */
export function checkAccess(c: ApiContext, access: Access): void {
  if (access === 'anyone') return;
  const { session, closed } = c.var;
  if (closed !== null) throw new ApiError(403, ENDED_SESSION_ERRORS[closed], {}, {}, { closed });
  assertUnlocked(c);
  if (session === null && !STAFF_ONLY.includes(access)) throw new ApiError(403, 'login-needed');
  if (session === null || !ACCESS_RULES[access](session)) {
    throw new ApiError(403, session?.needsSecondFactor ? 'factor-needed' : 'forbidden');
  }
}

/**
 * Refuses a write without the token of its session, and any write from another site, scheme or port. Responds with 409
 * if its page was rendered for another user: a second tab has logged in since, and the text would be saved as that
 * user's.
 */
export function checkWriteRequest(c: ApiContext, needsToken: boolean): void {
  const origin = c.req.header('origin');
  if (origin !== undefined && URL.parse(origin)?.origin !== c.var.origin) throw new ApiError(403, 'other-origin');
  const { session } = c.var;
  if (!needsToken || session === null) return;
  const token = c.req.header('x-csrf-token');
  if (token === undefined) throw new ApiError(403, 'token-missing');
  if (isOtherUsersToken(session, token)) throw new ApiError(409, 'other-person', {}, {}, { isOtherPerson: true });
  if (!isCsrfToken(session, token)) throw new ApiError(403, 'token-invalid');
}

/** Content types that a form on any site can send without a preflight; no write has one, except a file upload. */
const FORM_CONTENT_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/** Refuses a write with the content type of a form, also if its body is never read. */
export function checkContentType(c: ApiContext, bringsFile: boolean): void {
  const type = c.req.header('content-type') ?? '';
  if (!FORM_CONTENT_TYPES.test(type) || (bringsFile && /^multipart\//i.test(type))) return;
  throw new ApiError(415, 'type-unknown');
}
