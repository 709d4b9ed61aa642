import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Plan } from './plan.ts';

/**
 * Index of the plan in force on a day: the last one saved on or before it; -1 before the first. `plans` are in the
 * order of saving, so a new plan leaves the goals of past days unchanged (docs/product-rules.md, "Plan").
 */
export function findPlanIndex(plans: readonly Plan[], day: CalendarDate): number {
  return plans.findLastIndex(({ savedOn }) => savedOn <= day);
}

/** The plan in force on a day; null before the first. */
export function findPlanForDay(plans: readonly Plan[], day: CalendarDate): Plan | null {
  return plans[findPlanIndex(plans, day)] ?? null;
}

/** The plans in force before a day: a plan saved later on that day replaces one saved earlier. */
export const getPlansBefore = (plans: readonly Plan[], day: CalendarDate): readonly Plan[] =>
  plans.filter(({ savedOn }) => savedOn < day);

/**
 * The last plans that determine the goals from the newest on: the newest, and the earlier ones whose lower goals it
 * keeps.
 */
export function getPlansInForce(plans: readonly Plan[]): readonly Plan[] {
  const newest = plans.at(-1);
  if (!newest?.keepsLower) return plans.slice(-1);
  return [...getPlansInForce(getPlansBefore(plans, newest.savedOn)), newest];
}

/** The newest plan after those in force before its day, with which a further plan of that day is compared. */
export function plansToCompare(plans: readonly Plan[]): readonly Plan[] {
  const newest = plans.at(-1);
  return newest ? [...getPlansInForce(getPlansBefore(plans, newest.savedOn)), newest] : [];
}
