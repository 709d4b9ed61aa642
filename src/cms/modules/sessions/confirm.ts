import { addMinutes } from 'date-fns/addMinutes';
import { eq } from 'drizzle-orm';
import type { RequiredAuthentication } from '#src/contract/account.ts';
import { confirmSession as operation } from '#src/contract/sessions.ts';
import { sessions } from '../../db/schema/index.ts';
import { respondEmpty } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { confirmPassword } from '../../identity/confirm-password.ts';
import { requireSession, requireUser, type User } from '../../identity/find-user.ts';

/** Maximum time since the last authentication for an irreversible action, in minutes. */
const FRESH_MINUTES = 10;

/**
 * Refuses an irreversible action in a session that was not opened or confirmed recently, as another person may use the
 * phone. The error contains the required step: the password, or a new login for a user without a password.
 */
export function assertRecentlyConfirmed(c: ApiContext, { passwordHash }: Pick<User, 'passwordHash'>): void {
  const { provedAt } = requireSession(c);
  if (c.var.system.now() <= addMinutes(provedAt, FRESH_MINUTES)) return;
  const confirm: RequiredAuthentication = passwordHash === null ? 'login' : 'password';
  throw new ApiError(403, 'confirm-first', {}, {}, { confirm });
}

/** Checks the password again; the session then counts as just opened. */
export async function confirmOwnSession(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const user = await requireUser(c);
  await confirmPassword(c, user, readPlainText(await readRequest(c, operation), 'password'), 'password');
  const confirmedAt = system.now();
  await system.database.db
    .update(sessions)
    .set({ confirmedAt })
    .where(eq(sessions.id, requireSession(c).id));
  return respondEmpty(c);
}
