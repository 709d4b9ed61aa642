import { type CalendarDate, isCalendarDate } from '../calendar/calendar-date.ts';
import { accept, type Reading, refuse } from './reading.ts';

export type DateError = 'required' | 'invalid';

/** A date in a path or on the wire, YYYY-MM-DD exactly (decisions, "Small ones"). */
export function readWireDate(value: string): Reading<CalendarDate, DateError> {
  if (value === '') return refuse('required');
  return isCalendarDate(value) ? accept(value) : refuse('invalid');
}

/** A date as typed in a date field, dd/MM/yyyy (section 5, "Diary"; decisions, "Small ones"). */
export function readFieldDate(typed: string): Reading<CalendarDate, DateError> {
  const text = typed.trim();
  if (text === '') return refuse('required');
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return readWireDate(`${year}-${month}-${day}`);
}

/** A date as a date field shows it, dd/MM/yyyy. */
export function fieldDateOf(date: CalendarDate): string {
  return date.split('-').reverse().join('/');
}
