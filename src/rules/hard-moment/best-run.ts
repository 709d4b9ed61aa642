import { type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import type { DayWithUsage } from '../praise/get-praise.ts';
import type { PraiseLimits } from '../praise/praise-limits.ts';
import { countDays, getDayCategory } from '../registrations/day-state.ts';

type DaysWithUsage = Readonly<Record<CalendarDate, DayWithUsage>>;

/** Returns the first day with a registration; null if there is none. */
const findFirstDay = (days: DaysWithUsage): CalendarDate | null =>
  (Object.keys(days) as CalendarDate[]).sort()[0] ?? null;

/**
 * Returns the longest series of days within their goal. A day that is only registered (`filled`) does not count and
 * does not break it. Shown only after a slip and in the look-back; no screen shows a current series, so that none can
 * be broken.
 */
export function findBestRun(days: DaysWithUsage, today: CalendarDate, limits: PraiseLimits): number {
  const first = findFirstDay(days);
  let best = 0;
  let run = 0;
  for (const date of first === null ? [] : listDatesBetween(first, today)) {
    const count = days[date] ? getDayCategory(days[date], limits) : 'open';
    if (count === 'within') run += 1;
    else if (count !== 'filled') run = 0;
    best = Math.max(best, run);
  }
  return best;
}

/** Number of registered days, and how many of those were within their goal. */
export interface RegisteredDays {
  readonly registered: number;
  readonly within: number;
}

/** Counts the days up to today. */
export function countRegisteredDays(days: DaysWithUsage, today: CalendarDate, limits: PraiseLimits): RegisteredDays {
  const start = findFirstDay(days);
  if (start === null) return { registered: 0, within: 0 };
  const { within, above, filled } = countDays(days, { start, today }, limits);
  return { registered: within + above + filled, within };
}

/** Figure that a slip does not reset: a ratio if most days succeeded, else the number of days. */
export type PastDaysFigure = 'ratio' | 'days' | 'nothing';

/** Minimum number of registered days for a figure. */
const MIN_DAYS_FOR_FIGURE = 3;

/** Returns the figure to show about past days. */
export function getPastDaysFigure({ registered, within }: RegisteredDays): PastDaysFigure {
  if (registered < MIN_DAYS_FOR_FIGURE) return 'nothing';
  return within * 2 >= registered ? 'ratio' : 'days';
}
