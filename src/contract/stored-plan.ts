import { decimalOf, parseDecimal } from '../rules/amounts/amount.ts';
import { type CalendarDate, isCalendarDate } from '../rules/calendar/calendar-date.ts';
import { createWeek } from '../rules/calendar/week.ts';
import type { Plan } from '../rules/plan/plan.ts';
import type { SentFields } from './fields/fields.ts';
import { type GoalForm, planOnWire } from './save-goal.ts';

/** A plan in the format of its form, with the values determined on saving: the fields of an entity of `getPlan`. */
export function storedPlanFields(plan: Plan) {
  const { savedOn, stopDate, usage, target, stopOrReduce, immediateOrGradual, weekOne, keepsLower } = plan;
  const form: GoalForm = {
    ...(stopDate === null ? {} : { stopDate }),
    usage: createWeek((weekday) => decimalOf(usage[weekday])),
    goal: createWeek((weekday) => decimalOf(target[weekday])),
    stopOrReduce,
    immediateOrGradual,
  };
  return { ...planOnWire(form), saved_on: savedOn, week_one: weekOne, keeps_lower: keepsLower === true };
}

const dateIn = (value: unknown): CalendarDate | null =>
  typeof value === 'string' && isCalendarDate(value) ? value : null;

/** The plan of such fields; null without a time of saving, as from another content system. */
export function readStoredPlan(form: GoalForm, data: SentFields): Plan | null {
  const savedOn = dateIn(data.saved_on);
  const { usage, goal, stopOrReduce, immediateOrGradual } = form;
  if (savedOn === null || !goal || !stopOrReduce || !immediateOrGradual) return null;
  const weekOne = dateIn(data.week_one);
  return {
    savedOn,
    stopDate: dateIn(form.stopDate),
    usage: createWeek((weekday) => parseDecimal(usage[weekday])),
    target: createWeek((weekday) => parseDecimal(goal[weekday])),
    stopOrReduce,
    immediateOrGradual,
    ...(weekOne === null ? {} : { weekOne }),
    keepsLower: data.keeps_lower === true,
  };
}
