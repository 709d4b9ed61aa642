import { readEmail } from '#src/rules/fields/email.ts';
import { accept } from '#src/rules/fields/parse-result.ts';
import { readPassword } from '#src/rules/fields/password.ts';
import { readText } from '#src/rules/fields/text.ts';
import { STAFF_ROLES } from '../desk/staff.ts';
import { getNewPasswordFields } from './credentials.ts';
import { defineForm } from './form.ts';

/** Text namespace of these forms, and their field names in a request. */
export const STAFF_FORM = { textKey: 'desk-staff.errors', names: { pass: 'password' } };

const readName = (input: string) => readText(input);
const readRole = (input: string) => accept(STAFF_ROLES.find((role) => role === input) ?? STAFF_ROLES[0]);
const readLanguage = (input: string) => accept(input === 'en' ? ('en' as const) : ('nl' as const));

/** Creates the form of a staff link; `isAnybodys` for a link without an account, which requires an address. */
export const startStaffForm = (minimum: number, isAnybodys: boolean) =>
  defineForm({
    name: readName,
    mail: isAnybodys ? readEmail : (input: string) => accept(input),
    ...getNewPasswordFields(minimum),
  });

/** Form to invite a staff member. */
export const inviteStaffForm = defineForm({ name: readName, mail: readEmail, role: readRole, language: readLanguage });

/** Form to change the role of a staff member. */
export const staffRoleForm = defineForm({ role: readRole });

/** Form for name and language of the staff member's own account. */
export const ownStaffForm = defineForm({ name: readName, language: readLanguage });

/** Creates the form to change the staff member's own password; `minimum` is its length in code points. */
export const createStaffPasswordForm = (minimum: number) =>
  defineForm({ current: readPassword, ...getNewPasswordFields(minimum) });
