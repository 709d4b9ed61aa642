import type { CalendarDate } from './calendar-date.ts';

const AMSTERDAM = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The date in Amsterdam at an instant, the same on the server and in every browser (decisions, "Time").
 * Throws a RangeError for an invalid Date.
 */
export function amsterdamDate(instant: Date): CalendarDate {
  const parts = new Map(AMSTERDAM.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}` as CalendarDate;
}
