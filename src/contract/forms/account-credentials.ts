import { readLockCode, readLockCodeInput } from '#src/rules/fields/codes.ts';
import { readEmail, readEmailConfirmation, readNewEmail } from '#src/rules/fields/email.ts';
import { accept, type ParseResult, refuse } from '#src/rules/fields/parse-result.ts';
import { readPassword } from '#src/rules/fields/password.ts';
import type { OtherValues } from '../fields/fields.ts';
import { isPlaceholder } from '../own-user.ts';
import { getNewPasswordFields } from './credentials.ts';
import { defineForm } from './form.ts';

interface AddressContext {
  /** The current address. */
  readonly old: string;
  readonly placeholderDomain: string;
}

/** Creates the fields of a new address, typed twice; it must be able to receive mail. */
const getAddressFields = ({ old, placeholderDomain }: AddressContext) => ({
  mail: (input: string) => {
    const result = readNewEmail(input, old);
    return result.ok && isPlaceholder(result.value, placeholderDomain) ? refuse('invalid') : result;
  },
  confirmation: (input: string, { text }: OtherValues) => readEmailConfirmation(input, text('mail')),
});

/** Creates the form to change the email address (docs/specification.md, section 5). */
export const changeEmailForm = (options: AddressContext) =>
  defineForm({ ...getAddressFields(options), current: readPassword });

/** Creates the form to change a single sign-on user's address, without password (docs/specification.md, section 6). */
export const changeSsoEmailForm = (options: AddressContext) => defineForm(getAddressFields(options));

/**
 * Creates the form to change the password (docs/specification.md, section 5); `minimum` is its length in code points.
 * Refuses the current password as the new one.
 */
export function changePasswordForm(minimum: number) {
  const { password, confirmation } = getNewPasswordFields(minimum);
  return defineForm({
    current: readPassword,
    password: (input: string, { text }: OtherValues) => {
      const result = password(input);
      return result.ok && result.value === text('current') ? refuse('same-password') : result;
    },
    confirmation,
  });
}

/** Form to request a new password (docs/specification.md, section 5). */
export const forgotPasswordForm = defineForm({ mail: readEmail });

/** Creates the form to set a new password by a link (docs/specification.md, section 5). */
export const resetPasswordForm = (minimum: number) => defineForm(getNewPasswordFields(minimum));

/** Form to unlock a session by lock code. */
export const unlockByCodeForm = defineForm({ code: readLockCodeInput });

/** Form to unlock a session by password. */
export const unlockByPasswordForm = defineForm({ password: readPassword });

/** Creates the form to set a lock code; requires the password of a user who has one. */
export const createNewLockCodeForm = (hasPassword: boolean) =>
  defineForm({
    code: readLockCode,
    password: (input: string): ParseResult<string, 'required'> => (hasPassword ? readPassword(input) : accept('')),
  });
