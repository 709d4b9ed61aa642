import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { PraiseLimits } from '../praise/praise-limits.ts';
import { isHighDay } from '../praise/praise-of.ts';
import type { Day, Days } from '../registrations/day.ts';
import { dayResult } from '../registrations/day-result.ts';

/** A day that counts as within its goal: never one that is high in itself (decisions, "Plan"). */
const isWithin = (day: Day | undefined, limits: PraiseLimits): boolean =>
  day !== undefined && dayResult(day) === 'success' && !isHighDay(day, limits);

const datesUpTo = (days: Days, today: CalendarDate) =>
  (Object.keys(days) as CalendarDate[]).filter((date) => date <= today).sort();

/**
 * The longest row of following days that were each registered and within their goal. It is told after a slip and in the
 * look-back alone: no screen shows a row that is going on, so none can break.
 */
export function bestRun(days: Days, today: CalendarDate, limits: PraiseLimits): number {
  let best = 0;
  let run = 0;
  let last: CalendarDate | null = null;
  for (const date of datesUpTo(days, today).filter((one) => isWithin(days[one], limits))) {
    run = last !== null && addDays(last, 1) === date ? run + 1 : 1;
    last = date;
    best = Math.max(best, run);
  }
  return best;
}

/** How many days are registered and how many of those stayed within their goal. */
export interface KeptDays {
  readonly registered: number;
  readonly within: number;
}

/** Counts the days up to today. */
export function keptDays(days: Days, today: CalendarDate, limits: PraiseLimits): KeptDays {
  const registered = datesUpTo(days, today).filter((date) => (days[date]?.total ?? null) !== null);
  return { registered: registered.length, within: registered.filter((date) => isWithin(days[date], limits)).length };
}

/** What stays after a slip: a ratio where most days succeeded, the number of days where not, nothing on the first days. */
export type WhatStays = 'ratio' | 'days' | 'nothing';

/** Registered days from which something is said of them. */
const ENOUGH_DAYS = 3;

/** What may be said of the days that were. */
export function whatStays({ registered, within }: KeptDays): WhatStays {
  if (registered < ENOUGH_DAYS) return 'nothing';
  return within * 2 >= registered ? 'ratio' : 'days';
}
