import type { RegistrationLimits } from '../../domains/domain.ts';
import { type Amount, amountOfUnits, NOTHING } from '../amounts/amount.ts';
import { type CalendarDate, laterOf } from '../calendar/calendar-date.ts';
import { weekdayOf, weeksBetween } from '../calendar/week.ts';
import { gradualGoal } from './gradual-goal.ts';
import type { Plan } from './plan.ts';
import { planOn } from './plan-history.ts';

/**
 * The goal of a day from all plans of a person in the order of saving; null on days before the first plan (section 4,
 * "Daily goal"). Until the stop date it is the usage; week 1 of a gradual plan is the week from Monday in which it
 * begins to count; a stop plan has the target 0 on every day (decisions, "Plan", "Rules, last readings").
 */
export function dailyGoal(
  plans: readonly Plan[],
  day: CalendarDate,
  limits: Pick<RegistrationLimits, 'goalRounding'>,
): Amount | null {
  const plan = planOn(plans, day);
  if (!plan) return null;
  const weekday = weekdayOf(day);
  const usage = plan.usage[weekday];
  const target = plan.stopOrReduce === 'stop' ? NOTHING : plan.target[weekday];
  const begin = laterOf(plan.savedOn, plan.stopDate ?? plan.savedOn);
  if (day < begin) return usage;
  if (plan.immediateOrGradual === 'immediate') return target;
  const week = weeksBetween(begin, day) + 1;
  return gradualGoal({ usage, target, week, rounding: amountOfUnits(limits.goalRounding) });
}
