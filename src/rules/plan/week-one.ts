import { addDays, type CalendarDate, getLaterDate } from '../calendar/calendar-date.ts';
import { getMonday } from '../calendar/week.ts';
import { DAYS_IN_WEEK, GRADUAL_WEEKS } from '../limits.ts';
import type { Plan } from './plan.ts';

type Dates = Pick<Plan, 'savedOn' | 'stopDate' | 'weekOne'>;

/** Returns the first day of a plan: the later of the day of saving and the stop date. */
export const getPlanStart = ({ savedOn, stopDate }: Pick<Plan, 'savedOn' | 'stopDate'>): CalendarDate =>
  getLaterDate(savedOn, stopDate ?? savedOn);

/**
 * Returns the Monday on which week 1 of a plan starts: the stored one, else the first Monday on or after the first day
 * of the plan (docs/product-rules.md, "Plan").
 */
export function getWeekOne(plan: Dates): CalendarDate {
  return plan.weekOne ?? getMonday(addDays(getPlanStart(plan), DAYS_IN_WEEK - 1));
}

/** Returns the Monday of week 6, from which on a gradual plan has its target. */
export const getTargetMonday = (plan: Dates): CalendarDate =>
  addDays(getWeekOne(plan), (GRADUAL_WEEKS - 1) * DAYS_IN_WEEK);

/** Returns the Sunday of week 6, the last day of a plan in a plan view. */
export const getLastPlanDay = (plan: Dates): CalendarDate =>
  addDays(getWeekOne(plan), GRADUAL_WEEKS * DAYS_IN_WEEK - 1);
