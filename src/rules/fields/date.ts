import { type CalendarDate, isCalendarDate } from '../calendar/calendar-date.ts';
import { accept, type Reading, refuse } from './reading.ts';
import { plainTyped } from './visible.ts';

export type DateError = 'required' | 'invalid';

/** A date in a path or on the wire, YYYY-MM-DD exactly (docs/product-rules.md, "Small ones"). */
export function readWireDate(value: string): Reading<CalendarDate, DateError> {
  if (value === '') return refuse('required');
  return isCalendarDate(value) ? accept(value) : refuse('invalid');
}

/** Day, month and year in common notations: separated by slashes, dashes, dots or spaces, or eight digits. */
const TYPED = /^(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{2}|\d{4})$|^(\d{2})(\d{2})(\d{4})$/;

/**
 * A date as typed in a date field, which shows dd/MM/yyyy (docs/specification.md, section 5, "Diary";
 * docs/product-rules.md, "Small ones"): single digits, every usual sign between, and the order of the wire are read as
 * well. A year of two digits is one of this century.
 */
export function readFieldDate(typed: string): Reading<CalendarDate, DateError> {
  const text = plainTyped(typed);
  if (text === '' || isCalendarDate(text)) return readWireDate(text);
  const parts = TYPED.exec(text)
    ?.slice(1)
    .filter((part) => part !== undefined);
  const [day = '', month = '', year = ''] = parts ?? [];
  return readWireDate(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** A date as a date field shows it, dd/MM/yyyy. */
export function formatFieldDate(date: CalendarDate): string {
  return date.split('-').reverse().join('/');
}
