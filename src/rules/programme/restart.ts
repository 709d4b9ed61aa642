import type { CalendarDate } from '../calendar/calendar-date.ts';

/**
 * Registrations are re-initialised if the programme start date becomes later (docs/specification.md, section 4,
 * "Registrations").
 */
export function isStartMovedLater(before: CalendarDate | null, after: CalendarDate): boolean {
  return before !== null && after > before;
}
