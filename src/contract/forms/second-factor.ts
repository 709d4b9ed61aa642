import { readEmail } from '#src/rules/fields/email.ts';
import { readPassword } from '#src/rules/fields/password.ts';
import { readSecondFactorCode } from '#src/rules/fields/second-factor-code.ts';
import { defineForm } from './form.ts';

/** A code of the app, or a recovery code. */
export const codeForm = defineForm({ code: readSecondFactorCode });

/** The password, which whoever begins with a second factor shows. */
export const passwordForm = defineForm({ password: readPassword });

/** Logging in, once the code is asked for as well. */
export const loginWithCodeForm = defineForm({ mail: readEmail, password: readPassword, code: readSecondFactorCode });
