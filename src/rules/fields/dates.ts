import { addDays, type CalendarDate, isCalendarDate } from '../calendar/calendar-date.ts';
import { DAY_START_HOURS, type DayStart } from '../calendar/user-date.ts';
import { DIARY_DAYS_AHEAD, EARLIEST_START, STOP_DATE_DAYS_AHEAD } from '../limits.ts';
import { readChoice } from './choice.ts';
import { accept, type ParseResult, refuse } from './parse-result.ts';
import { normaliseInput } from './text.ts';

export type DateError = 'required' | 'invalid';

/** Reads a date in a path or in the wire format, exactly YYYY-MM-DD (docs/product-rules.md, "Small ones"). */
export function readWireDate(value: string): ParseResult<CalendarDate, DateError> {
  if (value === '') return refuse('required');
  return isCalendarDate(value) ? accept(value) : refuse('invalid');
}

/** Day, month and year in common notations: separated by slashes, dashes, dots or spaces, or eight digits. */
const TYPED = /^(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{2}|\d{4})$|^(\d{2})(\d{2})(\d{4})$/;

/**
 * Reads a date typed in a date field, which shows dd/MM/yyyy (docs/specification.md, section 5, "Diary";
 * docs/product-rules.md, "Small ones"): also accepts single digits, every usual separator, and the wire format. A year
 * of two digits belongs to this century.
 */
export function readFieldDate(input: string): ParseResult<CalendarDate, DateError> {
  const text = normaliseInput(input);
  if (text === '' || isCalendarDate(text)) return readWireDate(text);
  const parts = TYPED.exec(text)
    ?.slice(1)
    .filter((part) => part !== undefined);
  const [day = '', month = '', year = ''] = parts ?? [];
  return readWireDate(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Formats a date for a date field, dd/MM/yyyy. */
export function formatFieldDate(date: CalendarDate): string {
  return date.split('-').reverse().join('/');
}

/** Reads the hour at which the user's day starts. */
export function readDayStart(input: string): ParseResult<DayStart, 'required' | 'invalid'> {
  const result = readChoice(input, DAY_START_HOURS.map(String));
  return result.ok ? accept(Number(result.value) as DayStart) : result;
}

/** Dates against which a diary entry's date is validated. */
export interface EntryDays {
  readonly today: CalendarDate;
  /** Existing date of the entry, which always remains valid. Empty for a new entry. */
  readonly kept: string;
}

/**
 * Reads the date of a diary entry: any past day, as users write about long ago, and future days up to a year, as they
 * write about plans. A later date is a typing error in the year.
 */
export function readEntryDate(
  date: CalendarDate,
  { today, kept }: EntryDays,
): ParseResult<CalendarDate, 'too-far-ahead'> {
  return date > addDays(today, DIARY_DAYS_AHEAD) && date !== kept ? refuse('too-far-ahead') : accept(date);
}

/** Reads the day of a registration, from the registrations start to today (docs/product-rules.md). */
export function readRegistrationDate(
  date: CalendarDate,
  registrationsStart: CalendarDate,
  today: CalendarDate,
): ParseResult<CalendarDate, 'before-start' | 'in-future'> {
  if (date > today) return refuse('in-future');
  return date < registrationsStart ? refuse('before-start') : accept(date);
}

/**
 * Reads a changed registrations start date, which may only become earlier (docs/specification.md, section 5, "Account
 * settings").
 */
export function readRegistrationsStart(
  input: string,
  existingDate: CalendarDate,
): ParseResult<CalendarDate, DateError | 'later-than-existing' | 'too-early'> {
  const result = readFieldDate(input);
  if (!result.ok || result.value === existingDate) return result;
  if (result.value > existingDate) return refuse('later-than-existing');
  return result.value < EARLIEST_START ? refuse('too-early') : accept(result.value);
}

/** Reads the stop date of a plan: today to 14 days ahead (docs/product-rules.md, "Plan"). */
export function readStopDate(
  date: CalendarDate,
  today: CalendarDate,
): ParseResult<CalendarDate, 'too-early' | 'too-late'> {
  if (date < today) return refuse('too-early');
  return date > addDays(today, STOP_DATE_DAYS_AHEAD) ? refuse('too-late') : accept(date);
}
