import type { CalendarDate } from '../calendar/calendar-date.ts';
import { getWeekday } from '../calendar/week.ts';
import type { Plan } from '../plan/plan.ts';
import { findPlanForDay } from '../plan/plan-history.ts';
import type { DayUsage } from './get-praise.ts';

/** Returns the plan that contains the start usage; null if there is none. */
export const startPlan = (plans: readonly Plan[]): Plan | null =>
  plans[0] ? findPlanForDay(plans, plans[0].savedOn) : null;

/**
 * Returns the usage that the goal of a day is compared with; null before the first plan. `plans` are in the order of
 * saving. The start is the earliest plan; if several were saved on that day, the last one, as a correction replaces a
 * mistake.
 */
export function getDayUsage(plans: readonly Plan[], day: CalendarDate): DayUsage | null {
  const [first, plan] = [startPlan(plans), findPlanForDay(plans, day)];
  if (!first || !plan) return null;
  const weekday = getWeekday(day);
  return { start: first.usage[weekday], plan: plan.usage[weekday] };
}
