import { readEmail } from '#src/rules/fields/email.ts';
import { newPasswordFields } from './credentials.ts';
import { defineForm } from './form.ts';

/** Section 5: the request for a new password. */
export const forgotPasswordForm = defineForm({ mail: readEmail });

/** Section 5: a new password by a link. */
export const resetPasswordForm = (minimum: number) => defineForm(newPasswordFields(minimum));
