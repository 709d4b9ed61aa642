import type { RegistrationLimits } from '../../domains/domain.ts';
import { type Amount, toAmount } from '../amounts/amount.ts';
import { WEEKDAYS, type Week, type Weekday } from '../calendar/week.ts';

type CheckLimit = Pick<RegistrationLimits, 'checkFrom'>;

/** Returns true for an amount of one day that needs confirmation (docs/specification.md, section 4). */
export function requiresConfirmation(amount: Amount, { checkFrom }: CheckLimit): boolean {
  return amount >= toAmount(checkFrom);
}

/** Returns the weekdays with a usage that gets the check-if-correct hint. */
export function listUsageHints(usage: Week<Amount>, limit: CheckLimit): readonly Weekday[] {
  return WEEKDAYS.filter((weekday) => requiresConfirmation(usage[weekday], limit));
}

/**
 * Returns the weekdays with a goal that gets the hint, also if it is above that day's usage (docs/product-rules.md,
 * "Rules, last readings").
 */
export function listGoalHints(goal: Week<Amount>, usage: Week<Amount>, limit: CheckLimit): readonly Weekday[] {
  return WEEKDAYS.filter((weekday) => goal[weekday] > usage[weekday] || requiresConfirmation(goal[weekday], limit));
}
