import type { CalendarDate } from '../calendar/calendar-date.ts';

/**
 * Returns true if the programme start date becomes later, which resets the registrations (docs/specification.md,
 * section 4, "Registrations").
 */
export function isStartMovedLater(previousDate: CalendarDate | null, nextDate: CalendarDate): boolean {
  return previousDate !== null && nextDate > previousDate;
}
