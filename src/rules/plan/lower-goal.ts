import { type Amount, ZERO_AMOUNT } from '../amounts/amount.ts';
import { WEEKDAYS, type Week } from '../calendar/week.ts';
import { isHighUsage } from './high-usage.ts';
import type { Plan } from './plan.ts';
import type { PlanRules } from './plan-rules.ts';

type Goals = Pick<Plan, 'target' | 'stopOrReduce'>;

/**
 * Returns true for a plan with a goal below the start usage on that weekday. Goals only decrease to their target, which
 * applies in the sixth week at the latest, so only the target is compared.
 */
export const isLowerPlan = ({ target, stopOrReduce }: Goals, start: Week<Amount>): boolean =>
  WEEKDAYS.some((weekday) => (stopOrReduce === 'stop' ? ZERO_AMOUNT : target[weekday]) < start[weekday]);

/**
 * Returns true for a plan with a usage or goal at or above the warning of its domain: a GP has to be called before it
 * starts.
 */
export const isHighPlan = ({ usage, target }: Pick<Plan, 'usage' | 'target'>, { highUsage }: PlanRules): boolean =>
  highUsage !== null && (isHighUsage(usage, highUsage) || isHighUsage(target, highUsage));
