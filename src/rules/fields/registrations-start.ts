import type { CalendarDate } from '../calendar/calendar-date.ts';
import { EARLIEST_START } from '../limits.ts';
import { type DateError, readFieldDate } from './date.ts';
import { accept, type Reading, refuse } from './reading.ts';

/**
 * A changed registrations start date: it moves back, never forward (docs/specification.md, section 5, "Account
 * settings").
 */
export function readRegistrationsStart(
  typed: string,
  existing: CalendarDate,
): Reading<CalendarDate, DateError | 'later-than-existing' | 'too-early'> {
  const reading = readFieldDate(typed);
  if (!reading.ok || reading.value === existing) return reading;
  if (reading.value > existing) return refuse('later-than-existing');
  return reading.value < EARLIEST_START ? refuse('too-early') : accept(reading.value);
}
