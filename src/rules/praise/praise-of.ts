import { type Amount, amountOfUnits, NOTHING } from '../amounts/amount.ts';
import type { Day } from '../registrations/day.ts';
import { dayResult } from '../registrations/day-result.ts';
import type { PraiseLimits } from './praise-limits.ts';

/**
 * Praise of a day: that it is filled in (`neutral`), that it was less than at the start (`fact`), or that its
 * goal was met (`goal`).
 */
export type Praise = 'neutral' | 'fact' | 'goal';

/**
 * What a weekday came to before anything changed: by the first plan since the programme start, and by the plan of the
 * day.
 */
export interface DayUsage {
  readonly start: Amount;
  readonly plan: Amount;
}

/** A day with the usage that its goal is held against; null where that is not known. */
export interface PraisedDay extends Day {
  readonly usage?: DayUsage | null | undefined;
}

/** True for a day whose amount is high in itself, whatever its goal: its words are those of a GP. */
export function isHighDay({ total }: Pick<Day, 'total'>, { highDay }: PraiseLimits): boolean {
  return total !== null && highDay !== null && total > amountOfUnits(highDay);
}

/**
 * The praise of a day. There is none above the goal, on a high day, where
 * the goal is not below the usage of the plan and that of the start (but for a goal of 0), and where the usage is not
 * known.
 */
export function praiseOf(day: PraisedDay, limits: PraiseLimits): Praise {
  const { goal, usage } = day;
  if (dayResult(day) !== 'success' || goal === null || isHighDay(day, limits)) return 'neutral';
  if (goal === NOTHING) return 'goal';
  if (!usage || goal >= usage.plan || goal >= usage.start) return 'neutral';
  const { guideline } = limits;
  return guideline === null || goal <= amountOfUnits(guideline.dayTo) ? 'goal' : 'fact';
}
