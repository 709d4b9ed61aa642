import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Day } from './day.ts';
import { dayResult } from './day-result.ts';

export type CalendarState =
  | 'registered-success'
  | 'registered-failed'
  | 'registered'
  | 'not-registered'
  | 'today'
  | 'future';

/**
 * The state of a day in the calendar (section 4, "Calendar day"). Registered without a goal has its own neutral
 * state, and so has today while it is not registered yet (decisions, "Rules, last readings").
 */
export function calendarState(day: Day, date: CalendarDate, today: CalendarDate): CalendarState {
  if (date > today) return 'future';
  if (day.total === null) return date === today ? 'today' : 'not-registered';
  const result = dayResult(day);
  return result === null ? 'registered' : `registered-${result}`;
}
