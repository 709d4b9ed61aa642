import { DAYS_IN_WEEK } from '../limits.ts';
import { addDays, type CalendarDate, countDaysBetween } from './calendar-date.ts';

/** Days of a week in order; a week starts on Monday (docs/specification.md, section 4, "Daily goal"). */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** One value for each weekday, such as the current usage of a plan. */
export type Week<T> = Readonly<Record<Weekday, T>>;

const SOME_MONDAY: CalendarDate = '2024-01-01';

function getWeekdayIndex(date: CalendarDate): number {
  const days = countDaysBetween(SOME_MONDAY, date) % DAYS_IN_WEEK;
  return days < 0 ? days + DAYS_IN_WEEK : days;
}

/** Returns the weekday of a date. */
export function getWeekday(date: CalendarDate): Weekday {
  return WEEKDAYS[getWeekdayIndex(date)] as Weekday;
}

/** Returns the Monday on or before a date. */
export function getMonday(date: CalendarDate): CalendarDate {
  return addDays(date, -getWeekdayIndex(date));
}

/** Returns the Sunday on or after a date. */
export function getSunday(date: CalendarDate): CalendarDate {
  return addDays(getMonday(date), DAYS_IN_WEEK - 1);
}

/** Returns the number of weeks from the week of one date to that of another: 1 from Sunday to Monday. */
export function countWeeksBetween(from: CalendarDate, to: CalendarDate): number {
  return countDaysBetween(getMonday(from), getMonday(to)) / DAYS_IN_WEEK;
}

/** Builds a week from a function of the weekday. */
export function createWeek<T>(value: (weekday: Weekday) => T): Week<T> {
  return Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, value(weekday)])) as Week<T>;
}
