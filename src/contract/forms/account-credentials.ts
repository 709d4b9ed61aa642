import { readLockCode, readTypedLockCode } from '#src/rules/fields/codes.ts';
import { readEmail, readEmailConfirmation, readNewEmail } from '#src/rules/fields/email.ts';
import { readPassword } from '#src/rules/fields/password.ts';
import { accept, type Reading, refuse } from '#src/rules/fields/reading.ts';
import type { OtherValues } from '../fields/fields.ts';
import { isPlaceholder } from '../own-user.ts';
import { newPasswordFields } from './credentials.ts';
import { defineForm } from './form.ts';

interface AddressContext {
  /** The current address. */
  readonly old: string;
  readonly placeholderDomain: string;
}

/** A new address that can receive mail, entered twice. */
const addressFields = ({ old, placeholderDomain }: AddressContext) => ({
  mail: (typed: string) => {
    const reading = readNewEmail(typed, old);
    return reading.ok && isPlaceholder(reading.value, placeholderDomain) ? refuse('invalid') : reading;
  },
  confirmation: (typed: string, { text }: OtherValues) => readEmailConfirmation(typed, text('mail')),
});

/** Section 5, "Change email". */
export const changeEmailForm = (given: AddressContext) =>
  defineForm({ ...addressFields(given), current: readPassword });

/** Section 6: a user of single sign-on has no password here, so none is required. */
export const changeSsoEmailForm = (given: AddressContext) => defineForm(addressFields(given));

/**
 * Section 5, "Change password"; `minimum` is that of the deployment, in code points. The current password is refused as
 * a new one.
 */
export function changePasswordForm(minimum: number) {
  const { password, confirmation } = newPasswordFields(minimum);
  return defineForm({
    current: readPassword,
    password: (typed: string, { text }: OtherValues) => {
      const reading = password(typed);
      return reading.ok && reading.value === text('current') ? refuse('same-password') : reading;
    },
    confirmation,
  });
}

/** Section 5: the request for a new password. */
export const forgotPasswordForm = defineForm({ mail: readEmail });

/** Section 5: a new password by a link. */
export const resetPasswordForm = (minimum: number) => defineForm(newPasswordFields(minimum));

/** The user's lock code, at the lock. */
export const unlockByCodeForm = defineForm({ code: readTypedLockCode });

/** The password, at the lock. */
export const unlockByPasswordForm = defineForm({ password: readPassword });

/** A new lock code; requires the password of a user who has one. */
export const newLockCodeForm = (hasPassword: boolean) =>
  defineForm({
    code: readLockCode,
    password: (typed: string): Reading<string, 'required'> => (hasPassword ? readPassword(typed) : accept('')),
  });
