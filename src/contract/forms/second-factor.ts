import { readPassword } from '#src/rules/fields/password.ts';
import { readSecondFactorCode } from '#src/rules/fields/second-factor-code.ts';
import { defineForm } from './form.ts';

/** A code of the app, or a recovery code. */
export const codeForm = defineForm({ code: readSecondFactorCode });

/** The password, required to set up a second factor. */
export const passwordForm = defineForm({ password: readPassword });
