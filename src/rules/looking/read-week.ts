import type { DomainKey, UnitKey } from '../../domains/domain.ts';
import { type Amount, decimalOf } from '../amounts/amount.ts';
import { readHundredths } from '../amounts/typed-number.ts';
import { type CalendarDate, isCalendarDate } from '../calendar/calendar-date.ts';
import type { Cents } from '../fields/cost.ts';
import { COST_MAXIMUM } from '../limits.ts';
import { CALLS, FELT, getWeekDates, type LookedDay, type LookingWeek, type Rulers, type TrialDay } from './week.ts';
import type { ChoiceOrder } from './week-figures.ts';

/** Version of the stored text. */
const VERSION = 1;
/** Largest readable amount, in hundredths: above the maximum of every unit. */
const AMOUNT_MAXIMUM = 100_000;
const RULER_MAXIMUM = 10;
/** Length of an own trial, in code points. */
export const TRIAL_LENGTH = 120;

/** Values that a stored week may hold in a domain. */
export interface ReadableWeek extends ChoiceOrder {
  readonly domain: DomainKey;
  readonly units: readonly UnitKey[];
  readonly trials: readonly string[];
}

type Raw = Readonly<Record<string, unknown>>;

/** Thrown without a value of the text in it: error reports hold nothing of a week. */
class Unreadable extends Error {}

function toRaw(value: unknown): Raw {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable();
  return value as Raw;
}

function oneOf<T extends string>(value: unknown, options: readonly T[]): T {
  const found = options.find((option) => option === value);
  if (found === undefined) throw new Unreadable();
  return found;
}

function toUuid(value: unknown): string {
  if (typeof value !== 'string' || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)) throw new Unreadable();
  return value;
}

function toDate(value: unknown): CalendarDate {
  if (typeof value !== 'string' || !isCalendarDate(value)) throw new Unreadable();
  return value;
}

function toAmount(value: unknown): Amount {
  const amount = typeof value === 'string' ? readHundredths(value) : null;
  if (amount === null || amount > AMOUNT_MAXIMUM) throw new Unreadable();
  return amount as Amount;
}

function toWhole(value: unknown, maximum: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > maximum) throw new Unreadable();
  return value;
}

const ifGiven = <T>(value: unknown, read: (value: unknown) => T): T | null =>
  value === undefined || value === null ? null : read(value);

const toCents = (value: unknown) => toWhole(value, COST_MAXIMUM) as Cents;

function toDay(value: unknown, { places, companies }: ChoiceOrder): LookedDay | 'unknown' {
  if (value === 'unknown') return value;
  const day = toRaw(value);
  return {
    uuid: toUuid(day.uuid),
    amount: toAmount(day.amount),
    cost: ifGiven(day.cost, toCents),
    place: ifGiven(day.place, (place) => oneOf(place, places)),
    company: ifGiven(day.company, (company) => oneOf(company, companies)),
  };
}

function toDays(value: unknown, first: CalendarDate, order: ChoiceOrder): LookingWeek['days'] {
  const dates = getWeekDates(first);
  return Object.fromEntries(Object.entries(toRaw(value)).map(([key, day]) => [oneOf(key, dates), toDay(day, order)]));
}

function toRulers(value: unknown): Rulers {
  const { importance, confidence } = toRaw(value);
  return { importance: toWhole(importance, RULER_MAXIMUM), confidence: toWhole(confidence, RULER_MAXIMUM) };
}

function toWords(value: unknown): string {
  if (typeof value !== 'string' || value === '' || [...value].length > TRIAL_LENGTH) throw new Unreadable();
  return value;
}

function toTrial(value: unknown, trials: readonly string[]): TrialDay {
  const trial = toRaw(value);
  return {
    uuid: toUuid(trial.uuid),
    date: toDate(trial.date),
    what: oneOf(trial.what, [...trials, 'own']),
    words: ifGiven(trial.words, toWords),
    amount: ifGiven(trial.amount, toAmount),
    felt: ifGiven(trial.felt, (felt) => oneOf(felt, FELT)),
  };
}

function fromDay({ uuid, amount, cost, place, company }: LookedDay) {
  const given = { uuid, amount: decimalOf(amount), cost, place, company };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
}

const fromRulers = (rulers: Rulers | null) =>
  rulers && { importance: rulers.importance, confidence: rulers.confidence };

function fromTrial(trial: TrialDay | null) {
  if (trial === null) return null;
  const { uuid, date, what, words, amount, felt } = trial;
  return { uuid, date, what, words, amount: amount === null ? null : decimalOf(amount), felt };
}

/** The stored text of a week: the same for the same week, whatever the order in memory. */
export function toStoredWeek(week: LookingWeek): string {
  const { id, domain, unit, first, call, days, price, size, rulers, trial } = week;
  const dates = (Object.keys(days) as CalendarDate[]).sort();
  const written = dates.map((date) => {
    const day = days[date];
    return [date, day === undefined || day === 'unknown' ? day : fromDay(day)] as const;
  });
  return JSON.stringify({
    v: VERSION,
    ...{ id, domain, unit, first, call, days: Object.fromEntries(written), price, size },
    rulers: { first: fromRulers(rulers.first), now: fromRulers(rulers.now) },
    trial: fromTrial(trial),
  });
}

function parseWeek(text: string, readable: ReadableWeek): LookingWeek {
  const stored = toRaw(JSON.parse(text));
  const first = toDate(stored.first);
  const rulers = toRaw(stored.rulers);
  return {
    id: toUuid(stored.id),
    domain: oneOf(stored.domain, [readable.domain]),
    unit: oneOf(stored.unit, readable.units),
    first,
    call: oneOf(stored.call, CALLS),
    days: toDays(stored.days, first, readable),
    price: ifGiven(stored.price, toCents),
    size: ifGiven(stored.size, (size) => toWhole(size, AMOUNT_MAXIMUM)),
    rulers: { first: ifGiven(rulers.first, toRulers), now: ifGiven(rulers.now, toRulers) },
    trial: ifGiven(stored.trial, (trial) => toTrial(trial, readable.trials)),
  };
}

/**
 * Reads a stored week; null for a text that this version would not have written: never half of it, and never an
 * exception, whose message could quote the text.
 */
export function readStoredWeek(text: string, readable: ReadableWeek): LookingWeek | null {
  try {
    const week = parseWeek(text, readable);
    return toStoredWeek(week) === text ? week : null;
  } catch {
    return null;
  }
}
