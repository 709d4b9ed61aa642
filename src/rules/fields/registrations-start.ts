import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type DateError, readWireDate } from './date.ts';
import { type Reading, refuse } from './reading.ts';

/** A changed registrations start date, YYYY-MM-DD: it moves back, never forward (section 5, "Account settings"). */
export function readRegistrationsStart(
  value: string,
  existing: CalendarDate,
): Reading<CalendarDate, DateError | 'later-than-existing'> {
  const reading = readWireDate(value);
  return reading.ok && reading.value > existing ? refuse('later-than-existing') : reading;
}
