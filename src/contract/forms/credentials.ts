import { readConsent } from '#src/rules/fields/choice.ts';
import { readEmail } from '#src/rules/fields/email.ts';
import { readNewPassword, readPasswordConfirmation } from '#src/rules/fields/password.ts';
import { accept, type Reading } from '#src/rules/fields/reading.ts';
import { readText } from '#src/rules/fields/text.ts';
import { type Beside, defineForm } from './form.ts';

const readName = (typed: string) => readText(typed);

/** The new password and the same once more; `minimum` is the deployment's own, in code points (section 5). */
export const newPasswordFields = (minimum: number) => ({
  password: (typed: string) => readNewPassword(typed, minimum),
  confirmation: (typed: string, { text }: Beside) => readPasswordConfirmation(typed, text('password')),
});

/** Section 5, "Onboarding credentials". */
export const credentialsForm = (minimum: number) =>
  defineForm({ name: readName, mail: readEmail, ...newPasswordFields(minimum), privacy: readConsent });

function readOptional<E extends string>(
  read: (typed: string) => Reading<string, E>,
): (typed: string) => Reading<string, E> {
  return (typed) => (typed.trim() === '' ? accept('') : read(typed));
}

/** Section 5, the follow-up of HTI: name and address may stay empty; who gives them agrees to what is done with them. */
export const htiFollowUpForm = defineForm({
  name: readOptional(readName),
  mail: readOptional(readEmail),
  privacy: readConsent,
});
