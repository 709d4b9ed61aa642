/**
 * A calendar date, YYYY-MM-DD: a day in Amsterdam, never an instant. Dates compare as strings (docs/product-rules.md,
 * "Time").
 */
export type CalendarDate = `${number}-${number}-${number}`;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const MILLISECONDS_IN_DAY = 86_400_000;

// Returns the day number in UTC, where each day has 24 hours, independent of daylight saving time and time zone.
function getDayNumber(date: string): number {
  const [, year, month, day] = PATTERN.exec(date) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / MILLISECONDS_IN_DAY;
}

function getDateOfDayNumber(number: number): CalendarDate {
  return new Date(number * MILLISECONDS_IN_DAY).toISOString().slice(0, 10) as CalendarDate;
}

/** Returns true for an existing day, written YYYY-MM-DD, from the year 100 on. */
export function isCalendarDate(value: string): value is CalendarDate {
  return PATTERN.test(value) && getDateOfDayNumber(getDayNumber(value)) === value;
}

/** Returns the value as a calendar date; throws a RangeError if it is not an existing day in this format. */
export function toCalendarDate(value: string): CalendarDate {
  if (!isCalendarDate(value)) throw new RangeError('Invalid calendar date: use YYYY-MM-DD.');
  return value;
}

/** Returns the date a number of days later, or earlier for a negative number. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return getDateOfDayNumber(getDayNumber(date) + days);
}

/** Returns the number of days from one date to the other; negative if the second is earlier. */
export function countDaysBetween(from: CalendarDate, to: CalendarDate): number {
  return getDayNumber(to) - getDayNumber(from);
}

/** Lists every date from the first to the last, inclusive; none if the last is earlier than the first. */
export function listDatesBetween(first: CalendarDate, last: CalendarDate): readonly CalendarDate[] {
  const length = Math.max(0, countDaysBetween(first, last) + 1);
  return Array.from({ length }, (_, index) => addDays(first, index));
}

/** Returns the later of two dates. */
export function getLaterDate(date: CalendarDate, other: CalendarDate): CalendarDate {
  return date > other ? date : other;
}
