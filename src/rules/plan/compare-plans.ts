import { type Amount, toAmount, ZERO_AMOUNT } from '../amounts/amount.ts';
import { addDays, type CalendarDate, getLaterDate, listDatesBetween } from '../calendar/calendar-date.ts';
import { WEEKDAYS } from '../calendar/week.ts';
import { DAYS_IN_WEEK, USAGE_DAYS } from '../limits.ts';
import type { Day } from '../registrations/day.ts';
import { type GoalRounding, getDailyGoal } from './daily-goal.ts';
import type { Plan } from './plan.ts';
import { getPlansBefore } from './plan-history.ts';
import type { PlanRules } from './plan-rules.ts';
import { getTargetMonday } from './week-one.ts';

/** A day on which a new plan allows more than the earlier ones, in hundredths. */
export interface RaisedGoal {
  readonly date: CalendarDate;
  readonly before: Amount;
  readonly after: Amount;
}

/** Increase by a new plan: the first day with a higher goal, and the first day with the largest increase. */
export interface PlanRise {
  readonly first: RaisedGoal;
  readonly most: RaisedGoal;
}

/** Returns the last day on which the goals of some plans can change; afterwards each weekday has a constant goal. */
function getLastChange(plans: readonly Plan[], today: CalendarDate): CalendarDate {
  return plans
    .map((plan) => addDays(getTargetMonday(plan), DAYS_IN_WEEK - 1))
    .reduce(getLaterDate, addDays(today, DAYS_IN_WEEK));
}

/**
 * Compares the goals of a new plan with those without it, from the day of saving until both have reached their targets,
 * so that no later day is left out; null if no goal rises. `plans` are the earlier ones in the order of saving; a plan
 * saved earlier on that day is replaced, and is not compared.
 */
export function comparePlans(
  plans: readonly Plan[],
  plan: Plan,
  today: CalendarDate,
  limits: GoalRounding,
): PlanRise | null {
  const earlier = getPlansBefore(plans, today);
  const all = [...earlier, plan];
  const risenGoals = listDatesBetween(today, getLastChange(all, today)).flatMap((date): RaisedGoal[] => {
    const [previousAmount, nextAmount] = [getDailyGoal(earlier, date, limits), getDailyGoal(all, date, limits)];
    return previousAmount !== null && nextAmount !== null && nextAmount > previousAmount
      ? [{ date, before: previousAmount, after: nextAmount }]
      : [];
  });
  const [first] = risenGoals;
  if (!first) return null;
  const highest = risenGoals.reduce((top, day) => (day.after - day.before > top.after - top.before ? day : top));
  return { first, most: highest };
}

/** The facts that determine which goals are offered. */
export interface ChangeFacts {
  readonly today: CalendarDate;
  /** The registered days. */
  readonly days: Readonly<Record<CalendarDate, Pick<Day, 'total'>>>;
  readonly limits: GoalRounding;
  readonly rules: Pick<PlanRules, 'steadyUse'>;
}

/** Returns true for likely physical dependence: many heavy days recently, or a heavy usage on most weekdays. */
function isSteadyUse({ today, days, rules: { steadyUse } }: ChangeFacts, { usage }: Plan): boolean {
  if (steadyUse === null) return false;
  const from = toAmount(steadyUse.dayFrom);
  const recent = listDatesBetween(addDays(today, -USAGE_DAYS), addDays(today, -1));
  const heavy = recent.filter((date) => (days[date]?.total ?? ZERO_AMOUNT) >= from);
  return heavy.length >= steadyUse.days || WEEKDAYS.filter((day) => usage[day] >= from).length >= steadyUse.weekdays;
}

/**
 * A new plan that allows more on a day than the goals without it.
 * - `heavy`: the lower goals are not offered, as stopping immediately may be dangerous.
 * - `asked-for`: every higher goal was entered explicitly, so that there is no choice.
 * - `choice`: the lower goals are preselected, and the higher ones may be chosen.
 */
export interface PlanChange {
  readonly answer: 'heavy' | 'asked-for' | 'choice';
  readonly rise: PlanRise;
  /** The first of the seven days shown: for a choice, the first on which the two plans differ. */
  readonly shownFrom: CalendarDate;
}

/** Returns the message and choice for a new plan; null if no day is higher. */
export function getPlanChange(plans: readonly Plan[], plan: Plan, facts: ChangeFacts): PlanChange | null {
  const { today, limits } = facts;
  const rise = comparePlans(plans, { ...plan, keepsLower: false }, today, limits);
  if (rise === null) return null;
  const change = { rise, shownFrom: rise.first.date };
  if (isSteadyUse(facts, plan)) return { ...change, answer: 'heavy' };
  const earlier = getPlansBefore(plans, today);
  const getGoal = (keepsLower: boolean, date: CalendarDate) =>
    getDailyGoal([...earlier, { ...plan, keepsLower }], date, limits);
  const shownFrom = listDatesBetween(today, getLastChange([...earlier, plan], today)).find(
    (date) => getGoal(true, date) !== getGoal(false, date),
  );
  return shownFrom === undefined ? { ...change, answer: 'asked-for' } : { rise, shownFrom, answer: 'choice' };
}

/** Returns true if the lower goals remain, which is the default. */
export const keepsLowerGoals = (change: PlanChange | null, isHigherChosen: boolean): boolean =>
  change?.answer === 'choice' && !isHigherChosen;
