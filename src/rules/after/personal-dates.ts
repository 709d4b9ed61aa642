import { addDays, type CalendarDate, countDaysBetween, isCalendarDate } from '../calendar/calendar-date.ts';
import { countCharacters } from '../fields/text.ts';
import type { IgnoredPeriod } from './usage-trend.ts';

/** A day or a period that was marked in advance, without its name. */
export interface MarkedDate {
  readonly uuid: string;
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  readonly isYearly: boolean;
}

/** A day or a period that may be hard, marked in advance. */
export interface PersonalDate extends MarkedDate {
  readonly label: string;
}

export const MAX_OWN_DATES = 20;
export const MAX_OWN_DATE_LABEL = 40;
export const MAX_OWN_DATE_DAYS = 28;
export const MAX_OWN_DATE_DAYS_AHEAD = 400;

/** Number of days that a date is shown before it starts. */
const DAYS_BEFORE = 2;

/** Returns the date in another year; 29 February becomes 28 February in a year without it. */
function moveToYear(date: CalendarDate, year: number): CalendarDate {
  const same = `${String(year).padStart(4, '0')}${date.slice(4)}`;
  return isCalendarDate(same) ? same : (`${same.slice(0, -2)}28` as CalendarDate);
}

/** Lists the first day of a date in each of some years; a date that is not yearly has only one. */
function listFirsts({ first, isYearly }: Omit<MarkedDate, 'uuid'>, from: number, to: number): readonly CalendarDate[] {
  return isYearly ? Array.from({ length: to - from + 1 }, (_, index) => moveToYear(first, from + index)) : [first];
}

/** An occurrence of a marked date; for a yearly date, its days are those of one year. */
export type Occurrence<T extends MarkedDate = PersonalDate> = T & {
  /** Number of days until it starts; 0 or less after it has started. */
  readonly daysAhead: number;
};

/** Returns the next occurrence that has not ended; null for a date that has passed. */
export function getNextOccurrence<T extends MarkedDate>(date: T, today: CalendarDate): Occurrence<T> | null {
  const length = countDaysBetween(date.first, date.last);
  const year = Number(today.slice(0, 4));
  const first = listFirsts(date, year - 1, year + 1).find(
    (first) => first >= date.first && addDays(first, length) >= today,
  );
  if (first === undefined) return null;
  return { ...date, first, last: addDays(first, length), daysAhead: countDaysBetween(today, first) };
}

/** Returns the marked dates of today and the next two days, nearest first. */
export function getNearDates(dates: readonly PersonalDate[], today: CalendarDate): readonly Occurrence[] {
  return dates
    .flatMap((date) => getNextOccurrence(date, today) ?? [])
    .filter(({ daysAhead }) => daysAhead <= DAYS_BEFORE)
    .sort((date, other) => (date.first < other.first ? -1 : 1));
}

/** Returns true if a mail about a date is sent on this day: two days before it starts. */
export const isDateMailDue = ({ daysAhead }: Pick<Occurrence, 'daysAhead'>): boolean => daysAhead === DAYS_BEFORE;

/** Lists the marked dates between two days as periods; a yearly date has one in each year. */
export function listQuietPeriods(
  dates: readonly Omit<MarkedDate, 'uuid'>[],
  from: CalendarDate,
  to: CalendarDate,
): readonly IgnoredPeriod[] {
  const [begin, end] = [from, to].map((day) => Number(day.slice(0, 4))) as [number, number];
  return dates.flatMap((date) => {
    const length = countDaysBetween(date.first, date.last);
    return listFirsts(date, begin - 1, end)
      .map((first) => ({ first, last: addDays(first, length) }))
      .filter(({ first, last }) => first >= date.first && first <= to && last >= from);
  });
}

export type PersonalDateProblem = 'no-label' | 'no-date' | 'past' | 'too-far' | 'reversed' | 'too-long';

/** Returns the problem of a date and its field; null for a valid date. */
export function getOwnDateProblem(
  {
    label,
    first,
    last,
    isYearly,
  }: Pick<PersonalDate, 'label' | 'isYearly'> & { readonly first: string; readonly last: string },
  today: CalendarDate,
): { readonly field: 'label' | 'first' | 'last'; readonly problem: PersonalDateProblem } | null {
  if (label.trim() === '') return { field: 'label', problem: 'no-label' };
  if (countCharacters(label) > MAX_OWN_DATE_LABEL) return { field: 'label', problem: 'too-long' };
  if (!isCalendarDate(first)) return { field: 'first', problem: 'no-date' };
  if (!isCalendarDate(last)) return { field: 'last', problem: 'no-date' };
  if (last < first) return { field: 'last', problem: 'reversed' };
  if (countDaysBetween(first, last) >= MAX_OWN_DATE_DAYS) return { field: 'last', problem: 'too-long' };
  // A yearly date that has passed counts for the next year.
  if (!isYearly && last < today) return { field: 'first', problem: 'past' };
  if (countDaysBetween(today, last) > MAX_OWN_DATE_DAYS_AHEAD) return { field: 'first', problem: 'too-far' };
  return null;
}
