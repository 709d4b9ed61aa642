import { type CalendarDate, datesBetween } from '../calendar/calendar-date.ts';
import type { Days } from './day.ts';

/**
 * The days still to be registered, in order: from the registrations start to today, without a total
 * (docs/specification.md, section 4, "Outstanding registration day").
 */
export function outstandingDays(
  days: Days,
  registrationsStart: CalendarDate,
  today: CalendarDate,
): readonly CalendarDate[] {
  return datesBetween(registrationsStart, today).filter((date) => (days[date]?.total ?? null) === null);
}
