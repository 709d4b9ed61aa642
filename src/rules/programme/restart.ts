import type { CalendarDate } from '../calendar/calendar-date.ts';

/**
 * Returns true if the programme start date becomes later, which resets the registrations (docs/specification.md,
 * section 4, "Registrations").
 */
export function isStartMovedLater(before: CalendarDate | null, after: CalendarDate): boolean {
  return before !== null && after > before;
}
