import type { RegistrationLimits } from '../domains/domain.ts';
import { type Amount, ZERO_AMOUNT } from '../rules/amounts/amount.ts';
import type { CalendarDate } from '../rules/calendar/calendar-date.ts';
import { type RegisteredDrink, readDrinks } from '../rules/drinks/registered-drinks.ts';
import { countStandardGlasses } from '../rules/drinks/standard-glasses.ts';
import { type Cents, type CostProblem, readAmount, readExplainedCost } from '../rules/fields/amounts.ts';
import { readChoice } from '../rules/fields/choice.ts';
import { readRegistrationDate, readWireDate } from '../rules/fields/dates.ts';
import { type ParseResult, refuse } from '../rules/fields/parse-result.ts';
import { readWebformText } from '../rules/fields/text.ts';
import {
  defineField,
  fromWireFields,
  type InferTexts,
  type InferValues,
  readOptional,
  toTexts,
  toWireTexts,
} from './fields/fields.ts';
import { amountFormat, dayFormat, drinksFormat, moneyFormat, textFormat } from './fields/text-formats.ts';
import { UnreadableResponseError } from './result.ts';
import { isRecord } from './wire.ts';

/** Company (docs/specification.md, section 3, "Registration"). */
export const COMPANY = ['coworkers', 'partner', 'alone', 'family', 'friend', 'other'] as const;

/** Company in the order of the form: being alone is listed first. */
export const COMPANY_OPTIONS = [...COMPANY].sort((item, other) => Number(other === 'alone') - Number(item === 'alone'));

/** Returns the places of every domain, then those of this domain; "other" is last. */
export const getPlaceOptions = ({ extraPlaces }: Pick<RegistrationLimits, 'extraPlaces'>): readonly string[] => [
  'home',
  'work_school',
  'cafe',
  'restaurant',
  ...extraPlaces,
  'other',
];

/** A note has the same maximum as the texts of the exercises, in code points. */
const NOTE_LENGTH = 1_500;

/** Context for validating the answers of a registration. */
interface AnswerContext {
  readonly limits: Omit<RegistrationLimits, 'checkFrom'>;
  /** The stored amount of a registration being changed: it may exceed a maximum that was lowered. */
  readonly kept?: Amount | null;
}

/** Context for validating the date of a registration. */
interface DayContext {
  readonly today: CalendarDate;
  /** Null if the start is checked when saving. */
  readonly registrationsStart: CalendarDate | null;
}

/** Answers about one moment (docs/specification.md, section 5, "Daily registration"). */
export const answerFields = {
  amount: defineField('amount', amountFormat, (text, { limits, kept }: AnswerContext) =>
    readAmount(text, limits.maximum, kept),
  ),
  drinks: defineField(
    'drinks',
    drinksFormat,
    (text, { limits }: AnswerContext): ParseResult<readonly RegisteredDrink[] | null, 'invalid' | 'not-asked'> =>
      limits.hasDrinks || text.trim() === '' ? readDrinks(text) : refuse('not-asked'),
  ),
  cost: defineField(
    'cost',
    moneyFormat,
    (text, { limits }: AnswerContext): ParseResult<Cents | null, CostProblem | 'not-asked'> =>
      limits.hasCost || text.trim() === '' ? readExplainedCost(text) : refuse('not-asked'),
  ),
  place: defineField(
    'where',
    textFormat,
    readOptional((text, { limits }: AnswerContext) => readChoice(text, getPlaceOptions(limits))),
  ),
  company: defineField(
    'with_who',
    textFormat,
    readOptional((text, _context: AnswerContext) => readChoice<string>(text, COMPANY)),
  ),
  note: defineField(
    'note',
    textFormat,
    readOptional((text, _context: AnswerContext) => readWebformText(text, { required: false, maxLength: NOTE_LENGTH })),
  ),
};

/** Fields of a registration: typed, sent and stored. A new field is declared here. */
export const registrationFields = {
  date: defineField('registration_date', dayFormat, (text, { today, registrationsStart }: DayContext) => {
    const date = readWireDate(text);
    return date.ok ? readRegistrationDate(date.value, registrationsStart ?? date.value, today) : date;
  }),
  ...answerFields,
};

/** Values of a registration. */
export type Registration = InferValues<typeof registrationFields>;

/** Returns true if the drinks of a registration add up to its amount, or if it has no drinks. */
export const isSumOfDrinks = ({ amount, drinks }: Pick<Registration, 'amount' | 'drinks'>): boolean =>
  drinks === null || countStandardGlasses(drinks) === amount;

/**
 * Answers of a day without use; all other questions also apply to such days (docs/product-rules.md, "Registering and
 * forms").
 */
export const UNUSED_DAY_ANSWERS = {
  amount: ZERO_AMOUNT,
  drinks: null,
  cost: null,
  place: null,
  company: null,
} satisfies Partial<Registration>;

const { amount: _amount, ...mayStayOpen } = answerFields;

/** Answers of a registration with only an amount. */
export const EMPTY_ANSWERS = fromWireFields(mayStayOpen, {});

/** Form values; "" counts as absent. *Register: no* is the amount "0". */
export type RegistrationForm = Pick<InferTexts<typeof registrationFields>, 'date' | 'amount'> &
  Partial<InferTexts<typeof registrationFields>>;

/** One of the registrations of a day. */
export type RegistrationItem = Registration & {
  readonly uuid: string;
  /** Revision that the next change starts from; absent if the content system sends none. */
  readonly revision?: number;
};

/** Converts a registration to a response; empty fields are omitted. */
export function toWireRegistration(registration: Registration): Readonly<Record<string, string>> {
  const wireTexts = toWireTexts(registrationFields, toTexts(registrationFields, registration));
  return Object.fromEntries(Object.entries(wireTexts).filter(([, text]) => text !== ''));
}

/** Parses a registration from the wire; throws UnreadableResponseError if date or amount are missing. */
export function readRegistrationItem(uuid: string, raw: unknown): RegistrationItem {
  const item = isRecord(raw) ? raw : {};
  const { date, amount, ...rest } = fromWireFields(registrationFields, item);
  if (date === null || amount === null) throw new UnreadableResponseError('malformed', 'no registration');
  return {
    uuid,
    date,
    amount,
    ...rest,
    ...(typeof item.revision === 'number' ? { revision: item.revision } : {}),
  };
}
