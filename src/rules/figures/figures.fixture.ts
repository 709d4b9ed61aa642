import { type Amount, toAmount } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { DayWithUsage } from '../praise/get-praise.ts';

/** A Monday. */
export const MONDAY: CalendarDate = '2026-11-02';

/** Creates days from a Monday on: the registered total or null, with the start and the goal of each day. */
export function createDays(
  totals: readonly (number | null)[],
  start: (index: number) => number,
  goal: (index: number) => number = start,
): Readonly<Record<CalendarDate, DayWithUsage>> {
  const entries = totals.map((total, index): [CalendarDate, DayWithUsage] => {
    const usage: Amount = toAmount(start(index));
    const day = { total: total === null ? null : toAmount(total), goal: toAmount(goal(index)) };
    return [addDays(MONDAY, index), { ...day, usage: { start: usage, plan: usage } }];
  });
  return Object.fromEntries(entries);
}
