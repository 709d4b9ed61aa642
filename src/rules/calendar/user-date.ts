import { addDays, type CalendarDate } from './calendar-date.ts';
import { getAmsterdamDate, getAmsterdamHour } from './today.ts';

/** Hours at which a user's day may start; the previous day continues until then. */
export const DAY_START_HOURS = [0, 1, 2, 3, 4, 5, 6] as const;
export type DayStart = (typeof DAY_START_HOURS)[number];

/** Default hour at which a day starts. */
export const DEFAULT_DAY_START: DayStart = 5;

/**
 * Returns the user's day at an instant: it continues after midnight, until the hour at which the next day starts.
 * Computed by local time, as subtracting hours is wrong in the two nights in which the clock changes. The first night
 * belongs to the day of the registrations start, if given, and not to the day before it.
 */
export function toUserDate(instant: Date, startsAt: number, registrationsStart?: CalendarDate): CalendarDate {
  const date = getAmsterdamDate(instant);
  const goesOn = getAmsterdamHour(instant) < startsAt && date !== registrationsStart;
  return goesOn ? addDays(date, -1) : date;
}
