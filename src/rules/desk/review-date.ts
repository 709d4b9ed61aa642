import { addDays, type CalendarDate, getLaterDate, toCalendarDate } from '#src/rules/calendar/calendar-date.ts';

/** Number of years after which a fact has to be reviewed, from the year of its source and from a signature. */
const SOURCE_YEARS = 3;
const SIGNED_DAYS = 2 * 365;

/**
 * Returns the day by which a fact has to be reviewed: based on the newest year of its source, or on its last signature.
 * Null for a source without a year.
 */
export function getFactReviewDate(years: readonly number[], signedOn: CalendarDate | null): CalendarDate | null {
  if (years.length === 0) return null;
  const fromSource = toCalendarDate(`${Math.max(...years) + SOURCE_YEARS}-01-01`);
  if (signedOn === null) return fromSource;
  return getLaterDate(fromSource, addDays(signedOn, SIGNED_DAYS));
}
