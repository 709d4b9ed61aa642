import type { Amount } from '../amounts/amount.ts';
import { addDays, type CalendarDate, datesBetween, laterOf } from '../calendar/calendar-date.ts';
import type { Week } from '../calendar/week.ts';
import { DAYS_IN_WEEK } from '../limits.ts';
import { dailyGoal, type GoalRounding } from './daily-goal.ts';
import { isHighUsage } from './high-usage.ts';
import type { Plan } from './plan.ts';
import type { PlanRules } from './plan-rules.ts';
import { targetFrom } from './week-one.ts';

/** A day on which a new plan allows more than the earlier ones did, in hundredths. */
export interface RisenGoal {
  readonly date: CalendarDate;
  readonly before: Amount;
  readonly after: Amount;
}

/** How a new plan allows more: the first such day, and the first of those on which the goal rises most. */
export interface PlanRise {
  readonly first: RisenGoal;
  readonly most: RisenGoal;
}

/** The last day on which the goals of some plans can still change: from then on a weekday has one goal for good. */
function lastChange(plans: readonly Plan[], today: CalendarDate): CalendarDate {
  return plans.map((plan) => addDays(targetFrom(plan), DAYS_IN_WEEK - 1)).reduce(laterOf, addDays(today, DAYS_IN_WEEK));
}

/**
 * Compares the goals of a new plan with those that the earlier plans would have had, from the day of saving until both
 * have reached their targets, so that no later day is left out; null where no goal rises (design/honest-figures.md, 5).
 * `earlier` is in the order of saving, without the new plan.
 */
export function comparePlans(
  earlier: readonly Plan[],
  made: Plan,
  today: CalendarDate,
  limits: GoalRounding,
): PlanRise | null {
  const all = [...earlier, made];
  const risen = datesBetween(today, lastChange(all, today)).flatMap((date): RisenGoal[] => {
    const [before, after] = [dailyGoal(earlier, date, limits), dailyGoal(all, date, limits)];
    return before !== null && after !== null && after > before ? [{ date, before, after }] : [];
  });
  const [first] = risen;
  if (!first) return null;
  const most = risen.reduce((top, day) => (day.after - day.before > top.after - top.before ? day : top));
  return { first, most };
}

/**
 * Whether the lower goals of the earlier plans may be kept: not above the high-usage warning, where a big step down is
 * not safe (design/honest-figures.md, 5). CHECK: a clinician decides it.
 */
export function offersLowerGoals(rules: Pick<PlanRules, 'highUsage'>, usage: Week<Amount>): boolean {
  return rules.highUsage === null || !isHighUsage(usage, rules.highUsage);
}
