import { addDays, type CalendarDate } from './calendar-date.ts';
import { amsterdamDate, amsterdamHour } from './today.ts';

/** The hours at which the day of a person may begin; before it the evening before goes on. */
export const DAY_STARTS = [0, 1, 2, 3, 4, 5, 6] as const;
export type DayStart = (typeof DAY_STARTS)[number];

/** The hour at which a day begins until the person chooses another one. */
export const DAY_STARTS_AT: DayStart = 5;

/**
 * The day to which an instant belongs for a person whose day begins at an hour: an evening goes on after midnight. By
 * the clock on the wall, and not so many hours back, which is wrong in the two nights in which the clock is changed.
 * The first night belongs to the day on which the person began to register, where that is given, and not to the one
 * before it.
 */
export function dayOfUse(instant: Date, startsAt: number, registrationsStart?: CalendarDate): CalendarDate {
  const date = amsterdamDate(instant);
  const goesOn = amsterdamHour(instant) < startsAt && date !== registrationsStart;
  return goesOn ? addDays(date, -1) : date;
}
