import { readEmail } from '#src/rules/fields/email.ts';
import { readPassword } from '#src/rules/fields/password.ts';
import { defineForm } from './form.ts';

/** Section 5, "Login". */
export const loginForm = defineForm({ mail: readEmail, password: readPassword });
