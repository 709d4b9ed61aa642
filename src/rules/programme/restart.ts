import type { CalendarDate } from '../calendar/calendar-date.ts';

/**
 * Returns true if the programme start date becomes later, which resets the registrations (docs/specification.md,
 * section 4, "Registrations").
 */
export function isStartMovedLater(oldStart: CalendarDate | null, nextDate: CalendarDate): boolean {
  return oldStart !== null && nextDate > oldStart;
}
