import { addDays, type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import { DAYS_IN_WEEK } from '../limits.ts';
import type { Days } from '../registrations/day.ts';

/** Summary of a client's last seven days. */
export interface PreviousWeek {
  /** Number of days that could be registered, at most seven, and of registered days. */
  readonly days: number;
  readonly filled: number;
  /** Registered days with a goal. */
  readonly judged: number;
  /** Days above the goal, in order. */
  readonly over: readonly CalendarDate[];
  /** Days above the goal in the seven days before; null if there were not seven. */
  readonly overBefore: number | null;
}

function listDatesOverGoal(days: Days, dates: readonly CalendarDate[]): readonly CalendarDate[] {
  return dates.filter((date) => {
    const { total, goal } = days[date] ?? { total: null, goal: null };
    return total !== null && goal !== null && total > goal;
  });
}

/** Returns the last seven complete days, up to yesterday; null if none could be registered yet. */
export function getPreviousWeek(days: Days, start: CalendarDate, today: CalendarDate): PreviousWeek | null {
  const isFilled = (date: CalendarDate) => (days[date]?.total ?? null) !== null;
  const last = addDays(today, -1);
  const first = addDays(last, 1 - DAYS_IN_WEEK);
  const dates = listDatesBetween(first, last).filter((date) => date >= start);
  if (dates.length === 0) return null;
  const weekStart = addDays(first, -DAYS_IN_WEEK);
  const filledDates = dates.filter(isFilled);
  return {
    days: dates.length,
    filled: filledDates.length,
    judged: filledDates.filter((date) => (days[date]?.goal ?? null) !== null).length,
    over: listDatesOverGoal(days, dates),
    overBefore:
      weekStart >= start ? listDatesOverGoal(days, listDatesBetween(weekStart, addDays(first, -1))).length : null,
  };
}
