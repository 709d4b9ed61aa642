import type { Amount } from '../amounts/amount.ts';
import { GRADUAL_WEEKS } from '../limits.ts';

interface GradualDay {
  readonly usage: Amount;
  readonly target: Amount;
  /** The week of the plan, from 1. */
  readonly week: number;
  /** Multiple to which the goal is rounded, half up. */
  readonly rounding: Amount;
}

/**
 * Returns the goal of a weekday in a week of a gradual plan: usage − (usage − target) · week / 6, rounded, then limited
 * to the range from target to usage; the target from week 6 on, or immediately if it is not below the usage
 * (docs/product-rules.md, "Plan").
 */
export function getGradualGoal({ usage, target, week, rounding }: GradualDay): Amount {
  if (week >= GRADUAL_WEEKS || target >= usage) return target;
  // Six times the goal is a whole number of hundredths: a single division, when rounding, makes ties exact.
  const sixfold = usage * GRADUAL_WEEKS - (usage - target) * week;
  const steps = Math.floor((2 * sixfold + GRADUAL_WEEKS * rounding) / (2 * GRADUAL_WEEKS * rounding));
  return Math.min(usage, Math.max(target, steps * rounding)) as Amount;
}
