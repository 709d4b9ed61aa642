import type { RegistrationLimits } from '../domains/domain.ts';
import type { Amount } from '../rules/amounts/amount.ts';
import type { CalendarDate } from '../rules/calendar/calendar-date.ts';
import { readAmount } from '../rules/fields/amount.ts';
import { readChoice } from '../rules/fields/choice.ts';
import { readExplainedCost } from '../rules/fields/cost.ts';
import { readWireDate } from '../rules/fields/date.ts';
import { accept, type Reading, refuse } from '../rules/fields/reading.ts';
import { readRegistrationDate } from '../rules/fields/registration-date.ts';
import { readWebformText } from '../rules/fields/webform-text.ts';
import { COMPANY, placesOf, type Registration } from './registration.ts';
import {
  AMOUNT_PROBLEMS,
  CHOICE_PROBLEMS,
  COST_PROBLEMS,
  DATE_PROBLEMS,
  type FieldProblem,
  type FormReading,
  named,
  type SentFields,
  sentText,
} from './sent-fields.ts';

/** A note is as long as the texts of the exercises may be, in code points. */
export const NOTE_LENGTH = 1_500;

/** What a registration is read against. */
export interface RegistrationContext {
  readonly limits: Omit<RegistrationLimits, 'checkFrom'>;
  readonly today: CalendarDate;
  /** Null where the start is looked at elsewhere, together with the saving. */
  readonly registrationsStart: CalendarDate | null;
  /** The amount that stands, of a registration that is changed: it may stand above a maximum that was lowered. */
  readonly kept?: Amount;
}

type ReadField<Value> = (text: string, context: RegistrationContext) => Reading<Value, FieldProblem>;

const readDay: ReadField<CalendarDate> = (text, { today, registrationsStart }) => {
  const date = named(readWireDate(text), DATE_PROBLEMS);
  return date.ok ? readRegistrationDate(date.value, registrationsStart ?? date.value, today) : date;
};

const readMoney: ReadField<Registration['cost']> = (text, { limits }) => {
  if (!limits.hasCost) return text.trim() === '' ? accept(null) : refuse('not-asked');
  return named(readExplainedCost(text), COST_PROBLEMS);
};

const offered = (text: string, options: readonly string[]): Reading<string | null, FieldProblem> =>
  text === '' ? accept(null) : named(readChoice(text, options), CHOICE_PROBLEMS);

const readNote: ReadField<string | null> = (text) => {
  const note = readWebformText(text, { required: false, maxLength: NOTE_LENGTH });
  return note.ok ? accept(text.trim() === '' ? null : text) : refuse(note.error);
};

const FIELDS: { readonly [Name in keyof Registration]: { wire: string; read: ReadField<Registration[Name]> } } = {
  date: { wire: 'registration_date', read: readDay },
  amount: {
    wire: 'amount',
    read: (text, { limits, kept }) => named(readAmount(text, limits.maximum, kept), AMOUNT_PROBLEMS),
  },
  cost: { wire: 'cost', read: readMoney },
  where: { wire: 'where', read: (text, { limits }) => offered(text, placesOf(limits)) },
  withWho: { wire: 'with_who', read: (text) => offered(text, COMPANY) },
  note: { wire: 'note', read: readNote },
};

/** What is wrong with a value that is neither text nor a number. */
const ODD: Readonly<Record<keyof Registration, FieldProblem>> = {
  date: 'no-date',
  amount: 'no-number',
  cost: 'no-number',
  where: 'not-offered',
  withWho: 'not-offered',
  note: 'not-offered',
};

const NAMES = Object.keys(FIELDS) as (keyof Registration)[];

/** Reads the fields that a form sent to change a registration; what it did not send stays out. */
export function readRegistrationChanges(
  fields: SentFields,
  context: RegistrationContext,
): FormReading<Partial<Registration>> {
  const sent = NAMES.filter((name) => fields[FIELDS[name].wire] !== undefined);
  return readFields(sent, fields, context);
}

/** Reads the fields of a new registration, as they travel, by the rules of the domain. */
export function readRegistration(fields: SentFields, context: RegistrationContext): FormReading<Registration> {
  return readFields(NAMES, fields, context) as FormReading<Registration>;
}

function readFields(names: readonly (keyof Registration)[], fields: SentFields, context: RegistrationContext) {
  const values: Partial<Record<keyof Registration, unknown>> = {};
  const errors: Record<string, FieldProblem> = {};
  for (const name of names) {
    const { wire, read } = FIELDS[name];
    const text = sentText(fields[wire]);
    const reading = text === null ? refuse(ODD[name]) : read(text, context);
    if (reading.ok) values[name] = reading.value;
    else errors[wire] = reading.error;
  }
  const isRead = Object.keys(errors).length === 0;
  return isRead ? ({ ok: true, value: values as Partial<Registration> } as const) : ({ ok: false, errors } as const);
}
