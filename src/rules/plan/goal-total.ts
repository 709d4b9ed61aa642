import { type Amount, weekTotal } from '../amounts/amount.ts';
import type { Week } from '../calendar/week.ts';

/**
 * Validates that the weekly goals of a *reduce* plan do not exceed the weekly usage; a single day may
 * (docs/product-rules.md, "Registering and forms"). Null if valid.
 */
export function goalTotalError(usage: Week<Amount>, goal: Week<Amount>): 'goal-total-above-usage-total' | null {
  return weekTotal(goal) > weekTotal(usage) ? 'goal-total-above-usage-total' : null;
}
