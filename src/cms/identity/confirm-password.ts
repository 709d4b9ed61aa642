import { ValidationFailure } from '../http/api-error.ts';
import { checkLimit, recordFailedAttempt, resetFailedAttempts } from '../http/limits.ts';
import type { ApiContext } from '../http/request.ts';
import type { User } from './find-user.ts';
import { runInPasswordSlot, verifyPassword } from './password.ts';
import { toFieldViolation } from './violations.ts';

/** Refuses a wrong current password, with the error at the given field. */
export function refusePassword(c: ApiContext, field: string): never {
  throw new ValidationFailure([toFieldViolation(field, 'wrong-password', c.var.language)]);
}

/** Checks the current password, required for a change of credentials; 422 at the given field if it is wrong. */
export function confirmPassword(c: ApiContext, user: User, password: string | undefined, field: string): Promise<void> {
  return runInPasswordSlot(async () => {
    await checkLimit(c, 'password', user.uid);
    if (password !== undefined && (await verifyPassword(password, user.passwordHash))) {
      return resetFailedAttempts(c, 'password', user.uid);
    }
    if (password !== undefined) await recordFailedAttempt(c, 'password', user.uid);
    return refusePassword(c, field);
  });
}
