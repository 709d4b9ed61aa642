import { ZERO_AMOUNT } from '../amounts/amount.ts';
import { type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import { type DayWithUsage, isHighDay } from '../praise/get-praise.ts';
import type { PraiseLimits } from '../praise/praise-limits.ts';

/**
 * State of a day, used by every screen, count, badge, mail and export.
 * - `open`: no amount.
 * - `none`: an amount of 0, with or without a goal.
 * - `no-goal`: an amount above 0 on a day without a goal.
 * - `above`: above the goal.
 * - `within`: within a goal below the start usage, and not a high day.
 * - `less`: within a goal that is not below that usage, at most half of it, and not a high day.
 * - `filled`: within any other goal.
 */
export type DayState = 'open' | 'none' | 'no-goal' | 'above' | 'within' | 'less' | 'filled';

/** Returns the state of a day by its amount, its goal and the start usage. */
export function getDayState(day: DayWithUsage, limits: PraiseLimits): DayState {
  const { total, goal, usage } = day;
  if (total === null) return 'open';
  if (total === ZERO_AMOUNT) return 'none';
  if (goal === null) return 'no-goal';
  if (total > goal) return 'above';
  if (!usage || isHighDay(day, limits)) return 'filled';
  if (goal < usage.start) return 'within';
  return total * 2 <= usage.start ? 'less' : 'filled';
}

/** Category in which a day is counted; `filled` for all other registered days. */
export type DayCategory = 'open' | 'within' | 'above' | 'filled';

/** Returns the category in which a day is counted. */
export function getDayCategory(day: DayWithUsage, limits: PraiseLimits): DayCategory {
  const state = getDayState(day, limits);
  if (state === 'open' || state === 'above') return state;
  const isWithin = state === 'within' || state === 'less' || (state === 'none' && day.goal !== null);
  return isWithin ? 'within' : 'filled';
}

/** Returns true for a day above a goal below the start usage; other goals cannot be missed. */
export const isAboveLowerGoal = ({ total, goal, usage }: DayWithUsage): boolean =>
  total !== null && goal !== null && total > goal && !!usage && goal < usage.start;

/** Returns true for a day with a sheet that may show a badge. */
export const showsMedals = (day: DayWithUsage, limits: PraiseLimits): boolean =>
  getDayState(day, limits) !== 'above' && !isHighDay(day, limits);

/** Shares of the start usage, in the order of comparison. */
const SHARES = [
  ['three-quarters', 4, 1],
  ['two-thirds', 3, 1],
  ['half', 2, 1],
  ['third', 3, 2],
  ['quarter', 4, 3],
] as const;

export type DecreaseShare = (typeof SHARES)[number][0];

/**
 * Returns the decrease compared with the start, on a day above a falling goal: the largest of `SHARES` that is not
 * above the real decrease. Null on every other day.
 */
export function getDecreaseShare(day: DayWithUsage, limits: PraiseLimits): DecreaseShare | null {
  const { total, usage } = day;
  if (!total || !usage || !isAboveLowerGoal(day) || isHighDay(day, limits)) return null;
  return SHARES.find(([, fullContent, left]) => total * fullContent <= usage.start * left)?.[0] ?? null;
}

/** First day that can be registered, and today. */
export interface DaySpan {
  readonly start: CalendarDate;
  readonly today: CalendarDate;
}

/** The displayed state of a day: an open day may also be in the future, today, or before the start. */
export type DayMark = DayState | 'today' | 'future' | 'before';

/** Returns the state of a day for stones, bars and texts. */
export function getDayMark(
  day: DayWithUsage | undefined,
  date: CalendarDate,
  { start, today }: DaySpan,
  limits: PraiseLimits,
): DayMark {
  const state = day ? getDayState(day, limits) : 'open';
  if (state !== 'open') return state;
  if (date > today) return 'future';
  if (date < start) return 'before';
  return date === today ? 'today' : 'open';
}

type DaysWithUsage = Readonly<Record<CalendarDate, DayWithUsage>>;

/** Returns the states that occur from the start to today. */
export function getDayStates(
  days: DaysWithUsage,
  { start, today }: DaySpan,
  limits: PraiseLimits,
): ReadonlySet<DayState> {
  return new Set(
    listDatesBetween(start, today).flatMap((date) => (days[date] ? [getDayState(days[date], limits)] : [])),
  );
}

/** Counts the days from the start to today by their state. */
export function countDays(
  days: DaysWithUsage,
  { start, today }: DaySpan,
  limits: PraiseLimits,
): Readonly<Record<DayCategory, number>> {
  const counts = { open: 0, within: 0, above: 0, filled: 0 };
  for (const date of listDatesBetween(start, today))
    counts[days[date] ? getDayCategory(days[date], limits) : 'open'] += 1;
  return counts;
}
