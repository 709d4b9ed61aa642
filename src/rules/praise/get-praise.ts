import { type Amount, toAmount, ZERO_AMOUNT } from '../amounts/amount.ts';
import { type Day, getDayResult } from '../registrations/day.ts';
import type { PraiseLimits } from './praise-limits.ts';

/** Praise of a day: registered (`neutral`), less than at the start (`fact`), or the goal was met (`goal`). */
export type Praise = 'neutral' | 'fact' | 'goal';

/** Usage of a weekday before any change: by the first plan since the programme start, and by the plan of the day. */
export interface DayUsage {
  readonly start: Amount;
  readonly plan: Amount;
}

/** A day with the usage that its goal is compared with; null for an unknown usage. */
export interface DayWithUsage extends Day {
  readonly usage?: DayUsage | null | undefined;
}

/** Returns true for a high amount, independent of the goal: its text refers to a GP. */
export function isHighDay({ total }: Pick<Day, 'total'>, { highDay }: PraiseLimits): boolean {
  return total !== null && highDay !== null && total > toAmount(highDay);
}

/**
 * Returns the praise of a day. There is none above the goal, on a high day, for an unknown usage, or if the goal is not
 * below the usage of the plan and of the start (except for a goal of 0).
 */
export function getPraise(day: DayWithUsage, limits: PraiseLimits): Praise {
  const { goal, usage } = day;
  if (getDayResult(day) !== 'success' || goal === null || isHighDay(day, limits)) return 'neutral';
  if (goal === ZERO_AMOUNT) return 'goal';
  if (!usage || goal >= usage.plan || goal >= usage.start) return 'neutral';
  const { guideline } = limits;
  return guideline === null || goal <= toAmount(guideline.dayTo) ? 'goal' : 'fact';
}
