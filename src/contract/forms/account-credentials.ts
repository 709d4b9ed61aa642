import { readEmailConfirmation, readNewEmail } from '#src/rules/fields/email.ts';
import { readPassword } from '#src/rules/fields/password.ts';
import { refuse } from '#src/rules/fields/reading.ts';
import type { OtherValues } from '../fields/fields.ts';
import { isPlaceholder } from '../placeholder-address.ts';
import { newPasswordFields } from './credentials.ts';
import { defineForm } from './form.ts';

interface Given {
  /** The current address. */
  readonly old: string;
  readonly placeholderDomain: string;
}

/** A new address that can receive mail, entered twice. */
const addressFields = ({ old, placeholderDomain }: Given) => ({
  mail: (typed: string) => {
    const reading = readNewEmail(typed, old);
    return reading.ok && isPlaceholder(reading.value, placeholderDomain) ? refuse('invalid') : reading;
  },
  confirmation: (typed: string, { text }: OtherValues) => readEmailConfirmation(typed, text('mail')),
});

/** Section 5, "Change email". */
export const changeEmailForm = (given: Given) => defineForm({ ...addressFields(given), current: readPassword });

/** Section 6: a user who logs in elsewhere has no password here, so none is required. */
export const changeSsoEmailForm = (given: Given) => defineForm(addressFields(given));

/**
 * Section 5, "Change password"; `minimum` is the deployment's own, in code points. The current password is refused as a
 * new one.
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
