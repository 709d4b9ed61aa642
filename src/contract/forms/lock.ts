import { readLockCode, readTypedLockCode } from '#src/rules/fields/lock-code.ts';
import { readPassword } from '#src/rules/fields/password.ts';
import { accept, type Reading } from '#src/rules/fields/reading.ts';
import { defineForm } from './form.ts';

/** The own code, at the lock. */
export const unlockByCodeForm = defineForm({ code: readTypedLockCode });

/** The password, at the lock. */
export const unlockByPasswordForm = defineForm({ password: readPassword });

/** A new code; requires the password of a user who has one. */
export const newLockCodeForm = (hasPassword: boolean) =>
  defineForm({
    code: readLockCode,
    password: (typed: string): Reading<string, 'required'> => (hasPassword ? readPassword(typed) : accept('')),
  });
