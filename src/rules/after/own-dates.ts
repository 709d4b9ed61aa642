import { addDays, type CalendarDate, daysBetween, isCalendarDate } from '../calendar/calendar-date.ts';

/** A day or a period that may be hard, marked beforehand. */
export interface OwnDate {
  readonly uuid: string;
  readonly label: string;
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  readonly isYearly: boolean;
}

export const OWN_DATES_KEPT = 20;
export const OWN_DATE_LABEL_LENGTH = 40;
export const OWN_DATE_DAYS = 28;
export const OWN_DATE_DAYS_AHEAD = 400;

/** Days before its first day on which a date is shown. */
const DAYS_BEFORE = 2;

/** The same day in a year; 29 February is 28 February in other years. */
function inYear(date: CalendarDate, year: number): CalendarDate {
  const same = `${String(year).padStart(4, '0')}${date.slice(4)}`;
  return isCalendarDate(same) ? same : (`${same.slice(0, -2)}28` as CalendarDate);
}

/** The days of a date on or around a day: those of the year for a yearly one. */
export interface Occurrence extends OwnDate {
  /** Days until it begins; 0 or less while it lasts. */
  readonly daysAhead: number;
}

/** The next occurrence that has not ended; null for a date that is over. */
export function getNextOccurrence(date: OwnDate, today: CalendarDate): Occurrence | null {
  const length = daysBetween(date.first, date.last);
  const year = Number(today.slice(0, 4));
  const firsts = date.isYearly ? [year - 1, year, year + 1].map((one) => inYear(date.first, one)) : [date.first];
  const first = firsts.find((one) => one >= date.first && addDays(one, length) >= today);
  if (first === undefined) return null;
  return { ...date, first, last: addDays(first, length), daysAhead: daysBetween(today, first) };
}

/** The marked dates of today and the next two days, the nearest first. */
export function getNearDates(dates: readonly OwnDate[], today: CalendarDate): readonly Occurrence[] {
  return dates
    .flatMap((date) => getNextOccurrence(date, today) ?? [])
    .filter(({ daysAhead }) => daysAhead <= DAYS_BEFORE)
    .sort((one, other) => (one.first < other.first ? -1 : 1));
}

/** True if a mail about a date is sent on this day: two days before it begins. */
export const isDateMailed = ({ daysAhead }: Occurrence): boolean => daysAhead === DAYS_BEFORE;

/** The marked days between two days as periods, for each of the years around them. */
export function listQuietPeriods(dates: readonly OwnDate[], from: CalendarDate, to: CalendarDate) {
  const years = [...new Set([from, to].map((day) => Number(day.slice(0, 4))))];
  return dates.flatMap((date) => {
    const length = daysBetween(date.first, date.last);
    const firsts = date.isYearly
      ? [(years[0] as number) - 1, ...years].map((year) => inYear(date.first, year))
      : [date.first];
    return firsts
      .map((first) => ({ first, last: addDays(first, length) }))
      .filter(({ first, last }) => first >= date.first && first <= to && last >= from);
  });
}

export type OwnDateProblem = 'no-label' | 'no-date' | 'past' | 'too-far' | 'reversed' | 'too-long';

/** The problem of a date and its field; null for one that can be saved. */
export function getOwnDateProblem(
  { label, first, last }: Pick<OwnDate, 'label'> & { readonly first: string; readonly last: string },
  today: CalendarDate,
): { readonly field: 'label' | 'first' | 'last'; readonly problem: OwnDateProblem } | null {
  if (label.trim() === '') return { field: 'label', problem: 'no-label' };
  if (!isCalendarDate(first)) return { field: 'first', problem: 'no-date' };
  if (!isCalendarDate(last)) return { field: 'last', problem: 'no-date' };
  if (last < first) return { field: 'last', problem: 'reversed' };
  if (daysBetween(first, last) >= OWN_DATE_DAYS) return { field: 'last', problem: 'too-long' };
  if (last < today) return { field: 'first', problem: 'past' };
  if (daysBetween(today, last) > OWN_DATE_DAYS_AHEAD) return { field: 'first', problem: 'too-far' };
  return null;
}
