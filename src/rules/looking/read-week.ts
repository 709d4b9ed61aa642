import type { DomainKey, UnitKey } from '../../domains/domain.ts';
import { type Amount, toDecimal } from '../amounts/amount.ts';
import { readHundredths } from '../amounts/parse-number.ts';
import { type CalendarDate, isCalendarDate } from '../calendar/calendar-date.ts';
import type { Cents } from '../fields/amounts.ts';
import { COST_MAXIMUM } from '../limits.ts';
import { MAX_RATING } from '../self-tests/self-check.ts';
import { UUID } from '../uuid.ts';
import { getWeekDates } from './week.ts';

/** Version of the stored format. */
const VERSION = 1;
/** Maximum accepted amount, in hundredths: above the maximum of every unit. */
const AMOUNT_MAXIMUM = 100_000;
/** Maximum length of the visitor's own trial, in code points. */
export const MAX_TRIAL_LENGTH = 120;
/** Key of a trial that the visitor wrote. */
export const CUSTOM_TRIAL = 'own';

export const TRIAL_RESULTS = ['easier', 'same', 'harder'] as const;
export const CALL_STATES = ['none', 'to-call', 'called'] as const;

/** Values of the choices, in the order of the form. */
export interface ChoiceOrder {
  readonly places: readonly string[];
  readonly companies: readonly string[];
}

/** Values that a stored week may contain in a domain. */
export interface WeekRules extends ChoiceOrder {
  readonly domain: DomainKey;
  readonly units: readonly UnitKey[];
  readonly trials: readonly string[];
}

type Check<T> = (value: unknown) => T;

/** Thrown without a value of the text, because error reports must not contain data of a week. */
class InvalidWeek extends Error {}

const check =
  <T>(isRight: (value: unknown) => boolean): Check<T> =>
  (value) => {
    if (!isRight(value)) throw new InvalidWeek();
    return value as T;
  };
const oneOf = <T extends string>(options: readonly T[]) =>
  check<T>((value) => options.some((option) => option === value));
const isWholeNumber = <T extends number>(maximum: number) =>
  check<T>((value) => Number.isInteger(value) && (value as T) >= 0 && (value as T) <= maximum);
const isText = <T extends string>(isRight: (value: string) => boolean) =>
  check<T>((value) => typeof value === 'string' && isRight(value));
const toNullable =
  <T>(read: Check<T>): Check<T | null> =>
  (value) =>
    value === undefined || value === null ? null : read(value);
const record = check<Readonly<Record<string, unknown>>>((value) => typeof value === 'object' && value !== null);

/** Creates a reader of an object with exactly these members, in this order. */
const createShapeReader =
  <S extends Readonly<Record<string, Check<unknown>>>>(values: S) =>
  (value: unknown) => {
    const raw = record(value);
    return Object.fromEntries(Object.entries(values).map(([name, read]) => [name, read(raw[name])])) as {
      readonly [Name in keyof S]: ReturnType<S[Name]>;
    };
  };

const uuid = isText<string>((value) => UUID.test(value));
const date = isText<CalendarDate>(isCalendarDate);
const amount = isWholeNumber<Amount>(AMOUNT_MAXIMUM);
const cents = isWholeNumber<Cents>(COST_MAXIMUM);
const ruler = isWholeNumber<number>(MAX_RATING);
const rulers = createShapeReader({ importance: ruler, confidence: ruler });

/** Creates the reader of the answers about one day of a week of looking. */
const createDayReader = ({ places, companies }: ChoiceOrder) =>
  createShapeReader({
    uuid,
    amount,
    cost: toNullable(cents),
    place: toNullable(oneOf(places)),
    company: toNullable(oneOf(companies)),
  });

const createHeadReader = ({ domain, units }: WeekRules) =>
  createShapeReader({ id: uuid, domain: oneOf([domain]), unit: oneOf(units), first: date, call: oneOf(CALL_STATES) });

const getRest = ({ trials }: WeekRules) =>
  createShapeReader({
    price: toNullable(cents),
    // Size that a price is for, in hundredths.
    size: toNullable(isWholeNumber<number>(AMOUNT_MAXIMUM)),
    // Answers of the first days, and those after the figures were shown.
    rulers: createShapeReader({ first: toNullable(rulers), now: toNullable(rulers) }),
    trial: toNullable(
      createShapeReader({
        uuid,
        date,
        what: oneOf([...trials, CUSTOM_TRIAL]),
        words: toNullable(isText<string>((value) => value !== '' && [...value].length <= MAX_TRIAL_LENGTH)),
        // Set for a day after the week; a day of the week has its amount in the noted days.
        amount: toNullable(amount),
        felt: toNullable(oneOf(TRIAL_RESULTS)),
      }),
    ),
  });

export type ObservedDay = ReturnType<ReturnType<typeof createDayReader>>;
type Days = Readonly<Record<CalendarDate, ObservedDay | 'unknown'>>;

/** A week of looking, stored in one browser: noted days, and days that the visitor does not remember. */
export type LookingWeek = ReturnType<ReturnType<typeof createHeadReader>> &
  ReturnType<ReturnType<typeof getRest>> & { readonly days: Days };
export type Ratings = ReturnType<typeof rulers>;
export type TrialDay = NonNullable<LookingWeek['trial']>;
/** State of the call that is required if a safety question was answered with yes. */
export type CallState = LookingWeek['call'];

/** Returns the answers of a date; null if it is open or not remembered. */
export function getDay({ days }: Pick<LookingWeek, 'days'>, date: CalendarDate): ObservedDay | null {
  const day = days[date];
  return day === undefined || day === 'unknown' ? null : day;
}

/** Returns the noted days by date. */
export const listLoggedDays = (week: Pick<LookingWeek, 'days'>): readonly (readonly [CalendarDate, ObservedDay])[] =>
  (Object.keys(week.days) as CalendarDate[]).sort().flatMap((date) => {
    const day = getDay(week, date);
    return day ? [[date, day] as const] : [];
  });

function readValues(value: unknown, readable: WeekRules): LookingWeek {
  const [header, storedDays, toDay] = [
    createHeadReader(readable)(value),
    record(record(value).days),
    createDayReader(readable),
  ];
  const dates = getWeekDates(header.first);
  const days = Object.keys(storedDays)
    .sort()
    .map((key) => {
      const day = storedDays[key];
      return [oneOf(dates)(key), day === 'unknown' ? day : toDay(day)] as const;
    });
  return { ...header, days: Object.fromEntries(days), ...getRest(readable)(value) };
}

/** Writes amounts as decimals, and omits empty values of a day. */
function toStored(key: string, value: unknown): unknown {
  if (key === 'amount' && value !== null) return toDecimal(value as Amount);
  return value === null && ['cost', 'place', 'company'].includes(key) ? undefined : value;
}

/** Serializes a week: equal for equal weeks, independent of the order of members. */
export const toStoredWeek = (week: LookingWeek, readable: WeekRules): string =>
  JSON.stringify({ v: VERSION, ...readValues(week, readable) }, toStored);

/**
 * Reads a stored week; null for a text that this version would not have written. Never returns a part of it, and never
 * throws, as the message could quote the text.
 */
export function readStoredWeek(storedText: string, readable: WeekRules): LookingWeek | null {
  try {
    const values: unknown = JSON.parse(storedText, (key, value) =>
      key === 'amount' && value ? readHundredths(value) : value,
    );
    const week = readValues(values, readable);
    return toStoredWeek(week, readable) === storedText ? week : null;
  } catch {
    return null;
  }
}
