import { ValidationFailure } from '../http/api-error.ts';
import { checkLimit, countTry, forgetTries } from '../http/limits.ts';
import type { ApiContext } from '../http/request.ts';
import type { User } from './find-user.ts';
import { inPasswordSlot, verifyPassword } from './password.ts';
import { violation } from './violations.ts';

/** Says on the field that asked for it that the current password is another. */
export function refusePassword(c: ApiContext, field: string): never {
  throw new ValidationFailure([violation(field, 'wrong-password', c.var.language)]);
}

/** The current password, which a change of address or password asks for: 422 on the field that asked where it is wrong. */
export function confirmPassword(c: ApiContext, user: User, existing: string | undefined, field: string): Promise<void> {
  return inPasswordSlot(async () => {
    await checkLimit(c, 'password', user.uid);
    if (existing !== undefined && (await verifyPassword(existing, user.passwordHash))) {
      return forgetTries(c, 'password', user.uid);
    }
    if (existing !== undefined) await countTry(c, 'password', user.uid);
    return refusePassword(c, field);
  });
}
