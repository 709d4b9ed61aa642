import type { RegistrationLimits } from '#src/domains/domain.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { type CalendarDate, getLaterDate } from '#src/rules/calendar/calendar-date.ts';
import { DAYS_IN_WEEK } from '#src/rules/limits.ts';
import { getDailyGoal } from '#src/rules/plan/daily-goal.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { findPlanForDay, getPlansInForce } from '#src/rules/plan/plan-history.ts';
import { getTargetMonday } from '#src/rules/plan/week-one.ts';

type Goals = ReadonlyMap<CalendarDate, Amount | null>;

/**
 * Returns the day from which the goals of a plan are constant: it has reached its target, and so have the earlier plans
 * of which it retains lower goals. A weekday's goal is then that of the week before.
 */
const getSettledDay = (plans: readonly Plan[], index: number): CalendarDate =>
  getPlansInForce(plans.slice(0, index + 1))
    .map(getTargetMonday)
    .reduce(getLaterDate);

/**
 * Returns the goal of each day of a range, like `getDailyGoal`, which is called only for days on which a goal may change,
 * because two years of days are read together.
 */
export function getDailyGoals(
  plans: readonly Plan[],
  run: readonly CalendarDate[],
  limits: Pick<RegistrationLimits, 'goalRounding'>,
): Goals {
  const settledDays = new Map(plans.map((plan, index) => [plan, getSettledDay(plans, index)]));
  const holding = run.map((date) => findPlanForDay(plans, date));
  const goals = new Map<CalendarDate, Amount | null>();
  for (const [index, date] of run.entries()) {
    const [plan, weekBefore] = [holding[index], run[index - DAYS_IN_WEEK]];
    const isSettled =
      plan && weekBefore && holding[index - DAYS_IN_WEEK] === plan && weekBefore >= (settledDays.get(plan) ?? '');
    const previousGoal = isSettled ? goals.get(weekBefore) : undefined;
    goals.set(date, previousGoal === undefined ? getDailyGoal(plans, date, limits) : previousGoal);
  }
  return goals;
}
