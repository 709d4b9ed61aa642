import { readPostalCode } from '#src/rules/fields/postal-code.ts';
import { readText } from '#src/rules/fields/text.ts';
import { PRACTICE_WIRE, type PracticeField } from '../own-user.ts';
import { field } from './fields.ts';
import { requiredTextKind } from './kinds.ts';

const line = (name: PracticeField) => field(PRACTICE_WIRE[name], requiredTextKind, (text: string) => readText(text));

/** Details of a nurse's practice, in the order of docs/specification.md, section 3. */
export const practiceFields = {
  initials: line('initials'),
  familyName: line('familyName'),
  function: line('function'),
  generalPractitioner: line('generalPractitioner'),
  address: line('address'),
  postalCode: field(PRACTICE_WIRE.postalCode, requiredTextKind, (text: string) => readPostalCode(text)),
  locality: line('locality'),
  telephoneNumber: line('telephoneNumber'),
} as const satisfies Readonly<Record<PracticeField, unknown>>;
