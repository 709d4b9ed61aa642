import type { RegistrationLimits } from '../../domains/domain.ts';
import { type Amount, toAmount, ZERO_AMOUNT } from '../amounts/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { countWeeksBetween, getWeekday } from '../calendar/week.ts';
import { getGradualGoal } from './gradual-goal.ts';
import type { Plan } from './plan.ts';
import { findPlanIndex, getPlansBefore } from './plan-history.ts';
import { getPlanStart, getWeekOne } from './week-one.ts';

/** Registration settings of the domain that a goal depends on. */
export type GoalRounding = Pick<RegistrationLimits, 'goalRounding'>;

/** Returns the goal of a weekday after the end of the plan. */
const getTarget = (plan: Plan, day: CalendarDate): Amount =>
  plan.stopOrReduce === 'stop' ? ZERO_AMOUNT : plan.target[getWeekday(day)];

/** Returns the goal of a day by one plan, in hundredths; the day is not before the day of saving. */
function getGoalByPlan(plan: Plan, day: CalendarDate, { goalRounding }: GoalRounding): Amount {
  const usage = plan.usage[getWeekday(day)];
  const target = getTarget(plan, day);
  if (day < getPlanStart(plan)) return usage;
  if (plan.immediateOrGradual === 'immediate') return target;
  const weekOne = getWeekOne(plan);
  if (day < weekOne && target < usage) return usage;
  return getGradualGoal({
    usage,
    target,
    week: countWeeksBetween(weekOne, day) + 1,
    rounding: toAmount(goalRounding),
  });
}

/**
 * Returns the goal of a day from all plans of a user in the order of saving, in hundredths of the domain's unit; null
 * on days before the first plan (docs/specification.md, section 4, "Daily goal"). Until the stop date, and in a gradual
 * plan until week 1, it is the usage; a stop plan has the target 0 on every day; a plan that retains lower goals has no
 * goal above that of the previous plan, or below its own target (docs/product-rules.md, "Plan", "Rules, last
 * readings").
 */
export function getDailyGoal(plans: readonly Plan[], day: CalendarDate, limits: GoalRounding): Amount | null {
  const index = findPlanIndex(plans, day);
  const plan = plans[index];
  if (!plan) return null;
  const goal = getGoalByPlan(plan, day, limits);
  // Until its stop date a plan's goal is the entered usage.
  if (!plan.keepsLower || day < getPlanStart(plan)) return goal;
  const previousDailyGoal = getDailyGoal(getPlansBefore(plans, plan.savedOn), day, limits);
  return previousDailyGoal === null
    ? goal
    : (Math.max(getTarget(plan, day), Math.min(goal, previousDailyGoal)) as Amount);
}
