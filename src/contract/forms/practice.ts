import { readEmail } from '#src/rules/fields/email.ts';
import { accept } from '#src/rules/fields/parse-result.ts';
import { practiceFields } from '../fields/account.ts';
import { getNewPasswordFields } from './credentials.ts';
import { createFormParsers, defineForm } from './form.ts';

const practiceReadings = createFormParsers(practiceFields, {});

/** Creates the form to register as a nurse (docs/specification.md, section 5). */
export const createNurseRegistrationForm = (minimum: number) =>
  defineForm({
    ...practiceReadings,
    mail: readEmail,
    ...getNewPasswordFields(minimum),
    wantsWelcomePackage: (isChecked: boolean) => accept(isChecked),
  });

/** The account form of a nurse (docs/specification.md, section 2). */
export const practiceForm = defineForm(practiceReadings);
