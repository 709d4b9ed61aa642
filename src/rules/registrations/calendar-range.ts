import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { DateRange } from './overview-range.ts';

const firstOfMonth = (date: CalendarDate) => `${date.slice(0, 8)}01` as CalendarDate;

// 31 days after the first of a month are always in the next month.
const lastOfMonth = (date: CalendarDate) => addDays(firstOfMonth(addDays(firstOfMonth(date), 31)), -1);

/**
 * The months that the calendar shows (docs/specification.md, section 2, /kalender): from the first to the last month
 * with data up to today. Every day since the registrations start has data, be it "not registered".
 */
export function calendarRange(registrationsStart: CalendarDate, today: CalendarDate): DateRange {
  return { first: firstOfMonth(registrationsStart), last: lastOfMonth(today) };
}
