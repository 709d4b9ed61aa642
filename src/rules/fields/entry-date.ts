import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { DIARY_DAYS_AHEAD } from '../limits.ts';
import { accept, type Reading, refuse } from './reading.ts';

/** The dates that a diary entry's date is validated against. */
export interface EntryDays {
  readonly today: CalendarDate;
  /** The entry's existing date, which always stays valid. Empty for a new entry. */
  readonly kept: string;
}

/**
 * The date of a diary entry: any past day, as users write about long ago, and future days up to a year, as they write
 * about plans. A later date is a typing error in the year.
 */
export function readEntryDate(date: CalendarDate, { today, kept }: EntryDays): Reading<CalendarDate, 'too-far-ahead'> {
  return date > addDays(today, DIARY_DAYS_AHEAD) && date !== kept ? refuse('too-far-ahead') : accept(date);
}
