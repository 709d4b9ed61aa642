import type { CalendarDate } from '../calendar/calendar-date.ts';
import { accept, type Reading, refuse } from './reading.ts';

/**
 * The day of a registration: from the registrations start up to today (docs/product-rules.md, "Registering and forms").
 */
export function readRegistrationDate(
  date: CalendarDate,
  registrationsStart: CalendarDate,
  today: CalendarDate,
): Reading<CalendarDate, 'before-start' | 'in-future'> {
  if (date > today) return refuse('in-future');
  return date < registrationsStart ? refuse('before-start') : accept(date);
}
