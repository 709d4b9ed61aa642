import { type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import { type Days, getDayResult } from './day.ts';

/**
 * Numbers of days. The streak shows registered out of total, never a number of consecutive days (docs/product-rules.md,
 * "Small ones").
 */
export interface Statistics {
  /** Days from the registrations start to today, inclusive. */
  readonly total: number;
  /** Number of those days that are registered. */
  readonly completed: number;
  /** Registered days at or below their goal. */
  readonly success: number;
  /** Registered days above their goal. */
  readonly failed: number;
}

/** Returns a user's statistics from the registrations start to today (docs/specification.md, section 3, "Streaks"). */
export function getStatistics(days: Days, registrationsStart: CalendarDate, today: CalendarDate): Statistics {
  const dates = listDatesBetween(registrationsStart, today);
  const daysWithEntry = dates.flatMap((date) => days[date] ?? []);
  const results = daysWithEntry.map(getDayResult);
  return {
    total: dates.length,
    completed: daysWithEntry.filter(({ total }) => total !== null).length,
    success: results.filter((result) => result === 'success').length,
    failed: results.filter((result) => result === 'failed').length,
  };
}

/**
 * Returns true if any day has a goal: the recovery plan then counts as set (docs/specification.md, section 4,
 * "Outstanding registration day").
 */
export const isPlanSet = (days: Days): boolean => Object.values(days).some(({ goal }) => goal !== null);

/**
 * Returns the days that are not registered, in order, from the registrations start to today (docs/specification.md,
 * section 4, "Outstanding registration day").
 */
export function listOutstandingDays(
  days: Days,
  registrationsStart: CalendarDate,
  today: CalendarDate,
): readonly CalendarDate[] {
  return listDatesBetween(registrationsStart, today).filter((date) => (days[date]?.total ?? null) === null);
}
