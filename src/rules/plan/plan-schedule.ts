import { type Amount, sumAmounts } from '../amounts/amount.ts';
import { addDays, type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import { DAYS_IN_WEEK, GRADUAL_WEEKS } from '../limits.ts';
import { type GoalRounding, getDailyGoal } from './daily-goal.ts';
import type { Plan } from './plan.ts';
import { getWeekOne } from './week-one.ts';

export interface PlanWeek {
  readonly monday: CalendarDate;
  /** Sum of the goals of its seven days, in hundredths. */
  readonly total: Amount;
}

/** Returns the sum of the goals of a week from a Monday on. */
export function sumWeekGoals(plans: readonly Plan[], monday: CalendarDate, limits: GoalRounding): Amount {
  const dates = listDatesBetween(monday, addDays(monday, DAYS_IN_WEEK - 1));
  return sumAmounts(dates.flatMap((date) => getDailyGoal(plans, date, limits) ?? []));
}

/**
 * Returns the six weeks of the newest of some plans, each with its goal (docs/product-rules.md, "Plan"); empty without
 * a plan.
 */
export function createPlanSchedule(plans: readonly Plan[], limits: GoalRounding): readonly PlanWeek[] {
  const newestPlan = plans.at(-1);
  if (!newestPlan) return [];
  return Array.from({ length: GRADUAL_WEEKS }, (_, week) => {
    const monday = addDays(getWeekOne(newestPlan), week * DAYS_IN_WEEK);
    return { monday, total: sumWeekGoals(plans, monday, limits) };
  });
}
