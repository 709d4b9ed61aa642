import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Plan } from './plan.ts';

/**
 * Returns the index of the current plan on a day: the last one saved on or before it; -1 before the first. `plans` are
 * in the order of saving, so a new plan does not change the goals of past days (docs/product-rules.md, "Plan").
 */
export function findPlanIndex(plans: readonly Plan[], day: CalendarDate): number {
  return plans.findLastIndex(({ savedOn }) => savedOn <= day);
}

/** Returns the current plan on a day; null before the first. */
export function findPlanForDay(plans: readonly Plan[], day: CalendarDate): Plan | null {
  return plans[findPlanIndex(plans, day)] ?? null;
}

/** Returns the plans that applied before a day: a plan saved later on that day replaces one saved earlier. */
export const getPlansBefore = (plans: readonly Plan[], day: CalendarDate): readonly Plan[] =>
  plans.filter(({ savedOn }) => savedOn < day);

/**
 * Returns the plans that determine today's goals: the newest plan, and earlier plans with lower goals that it retains.
 */
export function getPlansInForce(plans: readonly Plan[]): readonly Plan[] {
  const newestPlan = plans.at(-1);
  if (!newestPlan?.keepsLower) return plans.slice(-1);
  return [...getPlansInForce(getPlansBefore(plans, newestPlan.savedOn)), newestPlan];
}

/** Returns the plans that a further plan of that day is compared with: those before its day, and the newest. */
export function listPlansToCompare(plans: readonly Plan[]): readonly Plan[] {
  const newestPlan = plans.at(-1);
  return newestPlan ? [...getPlansInForce(getPlansBefore(plans, newestPlan.savedOn)), newestPlan] : [];
}
