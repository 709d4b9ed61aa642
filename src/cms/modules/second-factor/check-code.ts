import { eq } from 'drizzle-orm';
import { readSecondFactorCode } from '#src/rules/fields/codes.ts';
import { secondFactors } from '../../db/schema/index.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { checkLimit, recordFailedAttempt, resetFailedAttempts } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import type { User } from '../../identity/find-user.ts';
import { runInPasswordSlot } from '../../identity/password.ts';
import { decryptSecret, lockSecondFactor, requiresLoginCode } from '../../identity/second-factor.ts';
import { toFieldViolation } from '../../identity/violations.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import { findCodeStep } from './totp.ts';

/** Accepts a code of the app once; later this and earlier codes are refused. */
async function consumeAppCode(
  { keys, now }: ContentSystem,
  tx: Transaction,
  uid: number,
  code: string,
): Promise<boolean> {
  const factor = await lockSecondFactor(tx, uid);
  if (!factor || factor.secret === null) return false;
  const step = findCodeStep(decryptSecret(keys, uid, factor.secret), code, now());
  if (step === null || (factor.lastStep !== null && step <= factor.lastStep)) return false;
  await tx.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.uid, uid));
  return true;
}

/** Accepts a code of the app or a recovery code; returns false for any other. */
function consumeCode(system: ContentSystem, uid: number, input: string): Promise<boolean> {
  const code = readSecondFactorCode(input);
  if (!code.ok) return Promise.resolve(false);
  return system.database.db.transaction((tx) =>
    code.value.length === 6
      ? consumeAppCode(system, tx, uid, code.value)
      : consumeRecoveryCode(tx, uid, code.value, system.now()),
  );
}

/** Runs one guess of a user's code under the limits; responds with 422 on `code` if it is wrong. */
export function checkLimitedGuess<T>(c: ApiContext, uid: number, guess: () => Promise<T | null>): Promise<T> {
  return runInPasswordSlot(async () => {
    await checkLimit(c, 'second-factor', uid);
    const match = await guess();
    if (match !== null) {
      await resetFailedAttempts(c, 'second-factor', uid);
      return match;
    }
    await recordFailedAttempt(c, 'second-factor', uid);
    throw new ValidationFailure([toFieldViolation('code', 'wrong-code', c.var.language)]);
  });
}

/** Checks the code of a user's second factor; responds with 422 if it is wrong. */
export async function checkCode(c: ApiContext, uid: number, input: string): Promise<void> {
  await checkLimitedGuess(c, uid, async () => ((await consumeCode(c.var.system, uid, input)) ? true : null));
}

/**
 * Checks the code of a user with a second factor, after the right password: 401 if the code is missing, 422 if it is
 * wrong. Returns true if a code was checked.
 */
export async function passSecondFactor(c: ApiContext, user: User, input: string): Promise<boolean> {
  if (!(await requiresLoginCode(c.var.system.database.db, user))) return false;
  if (input.trim() === '') throw new ApiError(401, 'code-needed', { 'WWW-Authenticate': 'TOTP' });
  await checkCode(c, user.uid, input);
  return true;
}
