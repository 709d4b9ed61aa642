import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { STOP_DATE_DAYS_AHEAD } from '../limits.ts';
import { accept, type Reading, refuse } from './reading.ts';

/** The stop date of a plan: today to 14 days ahead (docs/product-rules.md, "Plan"). */
export function readStopDate(date: CalendarDate, today: CalendarDate): Reading<CalendarDate, 'too-early' | 'too-late'> {
  if (date < today) return refuse('too-early');
  return date > addDays(today, STOP_DATE_DAYS_AHEAD) ? refuse('too-late') : accept(date);
}
