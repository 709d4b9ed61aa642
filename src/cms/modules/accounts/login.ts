import { login as operation } from '#src/contract/login.ts';
import { ApiError } from '../../http/api-error.ts';
import { checkLimit, countTry, forgetTries } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { plainText, readWrite } from '../../http/sent-values.ts';
import { assertNotPutOut, liftEnded } from '../restrictions/standing.ts';
import { passSecondFactor } from '../second-factor/check-code.ts';
import { addressKey, STAFF, type User, userByAddress } from './find-user.ts';
import { inPasswordSlot, verifyPassword } from './password.ts';
import { loginAnswer, startSession } from './sessions.ts';

/**
 * Checks a password of somebody in a domain, or among the staff. The limit is looked at inside the slot: of many guesses at one moment only as many count as there
 * are slots. An unknown address takes as long as a known one.
 */
export function findByPassword(c: ApiContext, place: string, mail: string, password: string): Promise<User> {
  const { system } = c.var;
  return inPasswordSlot(async () => {
    const account = place === STAFF ? `${STAFF} ${addressKey(mail)}` : addressKey(mail);
    await checkLimit(c, 'login', account);
    const user = await userByAddress(system.database.db, place, mail);
    if ((await verifyPassword(password, user?.passwordHash ?? null)) && user) {
      await forgetTries(c, 'login', account);
      return user;
    }
    await countTry(c, 'login', account);
    throw new ApiError(400, 'wrong-credentials');
  });
}

/** Who may come in, said only after the right password. */
export function assertActive({ status }: User): void {
  if (status === 'pending') throw new ApiError(409, 'waits-for-review');
  if (status !== 'active') throw new ApiError(409, 'account-closed');
}

export async function logIn(c: ApiContext): Promise<Response> {
  const body = await readWrite(c, operation);
  const found = await findByPassword(c, c.var.domain.key, plainText(body, 'name'), plainText(body, 'pass'));
  const user = await liftEnded(c.var.system, found);
  await assertNotPutOut(c.var.system, user);
  assertActive(user);
  const hasShownCode = await passSecondFactor(c, user, plainText(body, 'code'));
  return loginAnswer(c, user, await startSession(c, user, hasShownCode));
}
