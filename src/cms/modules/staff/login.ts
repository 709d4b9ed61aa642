import { loginStaff as operation } from '#src/contract/desk/staff-user.ts';
import { ApiError } from '../../http/api-error.ts';
import { readRequest } from '../../http/read-request.ts';
import { type ApiContext, isOnBareHost } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { STAFF_DOMAIN } from '../../identity/find-user.ts';
import { assertActive, findUserByPassword } from '../accounts/login.ts';
import { passSecondFactor } from '../second-factor/check-code.ts';
import { createLoginResponse, startSession } from '../sessions/start-session.ts';

/**
 * Refuses other hosts: staff use only the bare host, which counts as the default domain, so that all guesses are
 * counted together.
 */
export function assertBareHost(c: ApiContext): void {
  if (!isOnBareHost(c)) throw new ApiError(404, 'not-found');
}

/** Logs in a staff member: address and password, then the code of the second factor. */
export async function logInStaff(c: ApiContext): Promise<Response> {
  assertBareHost(c);
  const body = await readRequest(c, operation);
  const user = await findUserByPassword(c, STAFF_DOMAIN, readPlainText(body, 'name'), readPlainText(body, 'pass'));
  assertActive(user);
  const hasShownCode = await passSecondFactor(c, user, readPlainText(body, 'code'));
  return createLoginResponse(c, user, await startSession(c, user, hasShownCode));
}
