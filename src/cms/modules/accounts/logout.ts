import { ApiError } from '../../http/api-error.ts';
import { checkWrite } from '../../http/guard.ts';
import type { ApiContext } from '../../http/request.ts';
import { sessionOf } from '../../identity/find-user.ts';
import { closeSession, logoutTokenOf } from '../sessions/start-session.ts';

/** Ends the session. Takes Drupal's logout token, or the session token that every write carries. */
export async function logOut(c: ApiContext): Promise<Response> {
  const session = sessionOf(c);
  const token = c.req.query('token');
  if (token === undefined) checkWrite(c, true);
  else if (token !== logoutTokenOf(session)) throw new ApiError(403, 'token-invalid');
  await closeSession(c, session);
  return c.body(null, 204, { 'Cache-Control': 'no-store' });
}
