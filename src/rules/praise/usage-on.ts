import type { CalendarDate } from '../calendar/calendar-date.ts';
import { weekdayOf } from '../calendar/week.ts';
import type { Plan } from '../plan/plan.ts';
import { planOn } from '../plan/plan-history.ts';
import type { DayUsage } from './praise-of.ts';

/**
 * The usage that the goal of a day is held against; null before the first plan. `plans` are in the order of saving. A
 * restart takes the plans away, so that the first one is the first since the programme start.
 */
export function usageOn(plans: readonly Plan[], day: CalendarDate): DayUsage | null {
  const [first, plan] = [plans[0], planOn(plans, day)];
  if (!first || !plan) return null;
  const weekday = weekdayOf(day);
  return { start: first.usage[weekday], plan: plan.usage[weekday] };
}
