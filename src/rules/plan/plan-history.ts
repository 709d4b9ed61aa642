import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Plan } from './plan.ts';

/**
 * The plan that holds on a day: the last one saved on or before it, of several on one day the one saved last; null
 * before the first. `plans` are in the order of saving, so a new plan leaves the goals of past days as they were
 * (decisions, "Plan").
 */
export function planOn(plans: readonly Plan[], day: CalendarDate): Plan | null {
  return plans.findLast(({ savedOn }) => savedOn <= day) ?? null;
}
