import { eq } from 'drizzle-orm';
import { setLockCode } from '#src/contract/session-lock.ts';
import { readLockCode } from '#src/rules/fields/codes.ts';
import { users } from '../../db/schema/index.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { confirmPassword } from '../../identity/confirm-password.ts';
import { requireSession, requireUser } from '../../identity/find-user.ts';
import { encryptLockCode } from '../../identity/lock-code.ts';
import { runInPasswordSlot } from '../../identity/password.ts';
import { collectViolations } from '../../identity/read-credentials.ts';
import { assertRecentlyConfirmed } from '../sessions/confirm.ts';
import { showOwnUser } from './serialize-user.ts';

async function storeCode(c: ApiContext, uid: number, lockCode: string | null): Promise<Response> {
  const { database, now } = c.var.system;
  await database.db.update(users).set({ lockCode, changedAt: now() }).where(eq(users.uid, uid));
  return showOwnUser(c, await requireUser(c));
}

/** Sets the user's lock code. A user without a password authenticates by a recent login. */
export async function handleSetLockCode(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const user = await requireUser(c);
  const body = await readRequest(c, setLockCode);
  const code = collectViolations(c, { textKey: 'lock.errors' }, (refuse) => {
    const result = readLockCode(readPlainText(body, 'code'));
    if (result.ok) return result.value;
    refuse('code', result.error);
    return '';
  });
  if (user.passwordHash === null) assertRecentlyConfirmed(c, user);
  else await confirmPassword(c, user, readPlainText(body, 'password'), 'password');
  const encryptedCode = await runInPasswordSlot(() => encryptLockCode(system, user.uid, code), 'known');
  return storeCode(c, user.uid, encryptedCode);
}

/** Removes the user's lock code; a locked session then requires the password. */
export const handleRemoveLockCode = (c: ApiContext): Promise<Response> => storeCode(c, requireSession(c).uid, null);
