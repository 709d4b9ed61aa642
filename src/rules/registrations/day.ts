import { type Amount, sumAmounts } from '../amounts/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';

/**
 * Total and goal of a day (docs/specification.md, section 3, "Registration"): null if not registered or if there is no
 * goal, never 0.
 */
export interface Day {
  readonly total: Amount | null;
  readonly goal: Amount | null;
}

/** Days by date; absent dates have no total and no goal. */
export type Days = Readonly<Record<CalendarDate, Day>>;

/**
 * Returns true for today and later days, which link to registration; past days are read-only (docs/specification.md,
 * section 4, "Day result").
 */
export const linksToRegistration = (date: CalendarDate, today: CalendarDate): boolean => date >= today;

/** Returns the total of a day from its registrations; null if there are none, so that an empty day is never 0. */
export const getDayTotal = (amounts: readonly Amount[]): Amount | null =>
  amounts.length === 0 ? null : sumAmounts(amounts);

export type DayResult = 'success' | 'failed';

/**
 * Returns success if the total is at or below the goal, failed above it; null unless the day is registered and has a
 * goal (docs/specification.md, section 4, "Day result"). These terms are never displayed.
 */
export function getDayResult({ total, goal }: Day): DayResult | null {
  if (total === null || goal === null) return null;
  return total <= goal ? 'success' : 'failed';
}
