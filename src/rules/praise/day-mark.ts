import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type CalendarState, calendarState } from '../registrations/calendar-state.ts';
import type { PraiseLimits } from './praise-limits.ts';
import { type PraisedDay, praiseOf } from './praise-of.ts';

/** What a day is shown as: its state in the calendar, where a goal that was met without praise is only filled in. */
export type DayMark = CalendarState | 'filled';

/** The mark of a day on stones and bars. */
export function dayMark(day: PraisedDay, date: CalendarDate, today: CalendarDate, limits: PraiseLimits): DayMark {
  const state = calendarState(day, date, today);
  return state === 'registered-success' && praiseOf(day, limits) === 'neutral' ? 'filled' : state;
}
