import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Day } from './day.ts';
import { dayResult } from './day-result.ts';

export type DayBarState = 'no-data' | 'goal-not-set' | 'goal-achieved' | 'goal-not-achieved';

/** The state of a day's bar (section 4, "Day result"); a day without a total has no data, goal or not (decisions). */
export function dayBarState(day: Day): DayBarState {
  if (day.total === null) return 'no-data';
  const result = dayResult(day);
  if (result === null) return 'goal-not-set';
  return result === 'success' ? 'goal-achieved' : 'goal-not-achieved';
}

/** Today and later days link to registration, past days are read-only (section 4, "Day result"). */
export function linksToRegistration(date: CalendarDate, today: CalendarDate): boolean {
  return date >= today;
}
