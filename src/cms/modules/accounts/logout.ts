import { respondEmpty } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { checkWriteRequest } from '../../http/guard.ts';
import type { ApiContext } from '../../http/request.ts';
import type { Session } from '../../http/session.ts';
import { requireSession } from '../../identity/find-user.ts';
import { setLogoutMark } from '../sessions/logout-mark.ts';
import { closeSession, getLogoutToken } from '../sessions/start-session.ts';

/** Ends a locked session. It has no token: any user of the browser may end it, but no other site can. */
async function endLockedSession(c: ApiContext, session: Session): Promise<Response> {
  checkWriteRequest(c, false);
  await closeSession(c, session);
  setLogoutMark(c, session);
  return respondEmpty(c);
}

/** Ends the session. Accepts Drupal's logout token, or the session token of every write. */
export async function logOut(c: ApiContext): Promise<Response> {
  if (c.var.locked) return endLockedSession(c, c.var.locked);
  const session = requireSession(c);
  const token = c.req.query('token');
  if (token === undefined) checkWriteRequest(c, true);
  else if (token !== getLogoutToken(session)) throw new ApiError(403, 'token-invalid');
  await closeSession(c, session);
  setLogoutMark(c, session);
  return respondEmpty(c);
}
