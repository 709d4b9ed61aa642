import { readEmail } from '#src/rules/fields/email.ts';
import { readPostalCode } from '#src/rules/fields/postal-code.ts';
import { accept } from '#src/rules/fields/reading.ts';
import { readText } from '#src/rules/fields/text.ts';
import { newPasswordFields } from './credentials.ts';
import { defineForm } from './form.ts';

const readLine = (typed: string) => readText(typed);
const readCode = (typed: string) => readPostalCode(typed);

/** The eight fields of a practice, in the order of section 3; the names are the contract's. */
const practiceFields = {
  initials: readLine,
  family_name: readLine,
  function: readLine,
  general_practitioner: readLine,
  address: readLine,
  postal_code: readCode,
  locality: readLine,
  telephone_number: readLine,
};

/** Section 5, "Nurse registration". */
export const nurseRegistrationForm = (minimum: number) =>
  defineForm({
    ...practiceFields,
    mail: readEmail,
    ...newPasswordFields(minimum),
    wantsWelcomePackage: (ticked: boolean) => accept(ticked),
  });

/** The account form of a nurse (section 2). */
export const practiceForm = defineForm(practiceFields);
