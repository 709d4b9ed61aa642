import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type ApiContext, isSecure } from '../../http/request.ts';
import type { Session } from '../../http/session.ts';

const NAME = 'logged_out';

/** Lifetime of the mark in seconds: that of a session, after which the provider's session has ended too. */
const SECONDS = 30 * 86_400;

/** Marks a browser in which a user of another organisation logged out, as the session there may still be open. */
export function setLogoutMark(c: ApiContext, { role }: Session): void {
  if (role !== 'sso_client') return;
  setCookie(c, NAME, '1', { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(c), maxAge: SECONDS });
}

/** Returns true after a logout of a single sign-on user, until the next sign-on. */
export const hasLogoutMark = (c: ApiContext): boolean => getCookie(c, NAME) !== undefined;

/** Removes the mark, after a sign-on. */
export const removeLogoutMark = (c: ApiContext): void => void deleteCookie(c, NAME, { path: '/', secure: isSecure(c) });
