import { type Amount, sumAmounts } from '../amounts/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { getMonday } from '../calendar/week.ts';
import { groupBy } from '../group-by.ts';
import { type DaysWithUsage, type FilledDay, isFilled } from './days-with-usage.ts';

/** A week of a summary for another person. Every sum is over the same registered days. */
export interface SummaryWeek {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  /** Number of registered days, and of days of this week in the period. */
  readonly filled: number;
  readonly of: number;
  /** Null if no day is registered. */
  readonly total: Amount | null;
  /** Null if one of those days had no goal. */
  readonly goal: Amount | null;
  /** Null if there is no initial plan. */
  readonly start: Amount | null;
}

/** Returns the sum of a value over the days; null if a day has none, or if there are no days. */
function sumIfComplete(days: readonly FilledDay[], of: (day: FilledDay) => Amount | null): Amount | null {
  const amounts = days.map(of);
  const knownAmounts = amounts.filter((amount) => amount !== null);
  return knownAmounts.length > 0 && knownAmounts.length === amounts.length ? sumAmounts(knownAmounts) : null;
}

/** Groups the days of a period by week, earliest first; the first and the last week may be incomplete. */
export function listSummaryWeeks(days: DaysWithUsage, dates: readonly CalendarDate[]): readonly SummaryWeek[] {
  return [...groupBy(dates, getMonday).values()].map((week) => {
    const filledDays = week.flatMap((date) => {
      const day = days[date];
      return isFilled(day) ? [day] : [];
    });
    return {
      first: week[0] as CalendarDate,
      last: week.at(-1) as CalendarDate,
      filled: filledDays.length,
      of: week.length,
      total: sumIfComplete(filledDays, ({ total }) => total),
      goal: sumIfComplete(filledDays, ({ goal }) => goal),
      start: sumIfComplete(filledDays, ({ usage }) => usage?.start ?? null),
    };
  });
}
