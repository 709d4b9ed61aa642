import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { DIARY_DAYS_AHEAD } from '../limits.ts';
import { accept, type Reading, refuse } from './reading.ts';

/** The days that the date of a diary entry is measured by. */
export interface EntryDays {
  readonly today: CalendarDate;
  /** The date that the entry has already; whatever it is, it may stay. Empty for a new entry. */
  readonly kept: string;
}

/**
 * The date of a diary entry: any day that has been, as people write down what was long ago, and days ahead up to a year,
 * as they write about what is coming. Further ahead it is a slip in the year.
 */
export function readEntryDate(date: CalendarDate, { today, kept }: EntryDays): Reading<CalendarDate, 'too-far-ahead'> {
  return date > addDays(today, DIARY_DAYS_AHEAD) && date !== kept ? refuse('too-far-ahead') : accept(date);
}
