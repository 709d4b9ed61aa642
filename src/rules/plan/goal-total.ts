import { type Amount, getWeekTotal } from '../amounts/amount.ts';
import type { Week } from '../calendar/week.ts';

/**
 * Validates that the weekly goals of a *reduce* plan do not exceed the weekly usage; a single day may
 * (docs/product-rules.md, "Registering and forms"). Null if valid.
 */
export function findGoalTotalError(usage: Week<Amount>, goal: Week<Amount>): 'goal-total-above-usage-total' | null {
  return getWeekTotal(goal) > getWeekTotal(usage) ? 'goal-total-above-usage-total' : null;
}
