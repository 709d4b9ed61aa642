import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { type Amount, sumAmounts, ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, getLaterDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getMonday, getSunday } from '#src/rules/calendar/week.ts';
import type { GoalRounding } from '#src/rules/plan/daily-goal.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { sumWeekGoals } from '#src/rules/plan/plan-schedule.ts';
import { getPlanStart, getTargetMonday, getWeekOne } from '#src/rules/plan/week-one.ts';

/** Returns the goal of the week of a date; null if a day has none. */
export function getWeekGoal(days: RegistrationsOverview, date: CalendarDate): Amount | null {
  const goals = listDatesBetween(getMonday(date), getSunday(date)).map((day) => days[day]?.goal ?? null);
  const knownGoals = goals.filter((goal) => goal !== null);
  return knownGoals.length === goals.length ? sumAmounts(knownGoals) : null;
}

/** Returns the total of this week's registered days and the week's goal; null without a registered day or a goal. */
export function getWeekSoFar(days: RegistrationsOverview, today: CalendarDate): { total: Amount; goal: Amount } | null {
  const filledAmounts = listDatesBetween(getMonday(today), getSunday(today)).flatMap((date) => days[date]?.total ?? []);
  const goal = getWeekGoal(days, today);
  if (filledAmounts.length === 0 || goal === null || goal === ZERO_AMOUNT) return null;
  return { total: sumAmounts(filledAmounts), goal };
}

/** Minimum number of registered days to compare a week with its goals. */
const MIN_DAYS = 3;

/**
 * Returns the totals of this week's registered days and their goals if the sum is at most half of the goals; null if it
 * is more, or if too few days are registered.
 */
export function getLowWeek(days: RegistrationsOverview, today: CalendarDate): { total: Amount; goal: Amount } | null {
  const completeDays = listDatesBetween(getMonday(today), today).flatMap((date) => {
    const { total = null, goal = null } = days[date] ?? {};
    return total === null || goal === null ? [] : [{ total, goal }];
  });
  const [total, goal] = [
    sumAmounts(completeDays.map((day) => day.total)),
    sumAmounts(completeDays.map((day) => day.goal)),
  ];
  return completeDays.length >= MIN_DAYS && goal > 0 && total * 2 <= goal ? { total, goal } : null;
}

/** Target of a plan that is not reached yet. */
export interface PlanEnd {
  readonly goal: Amount;
  /** For a gradual plan the Monday of the week in which it is reached, for an immediate plan the day. */
  readonly from: CalendarDate;
  readonly isGradual: boolean;
}

export interface WeekGoals {
  /** Goal of this week, or of the next if the plan started this week; null if both weeks are incomplete. */
  readonly near: { readonly week: 'this' | 'next'; readonly goal: Amount } | null;
  /** The plan's target, independent of the loaded days; null if constant or unknown. */
  readonly end: PlanEnd | null;
}

interface GoalsContext {
  readonly days: RegistrationsOverview;
  /** Plans that determine the goals, newest last; empty if the content system returns none. */
  readonly plans: readonly Plan[];
  readonly limits: GoalRounding;
}

/** Returns the target of the current plan, which is 0 for a stop plan. */
function getPlanEnd({ plans, limits }: GoalsContext): PlanEnd | null {
  const newestPlan = plans.at(-1);
  if (!newestPlan) return null;
  const isGradual = newestPlan.immediateOrGradual === 'gradual';
  const total = plans.map(getTargetMonday).reduce(getLaterDate);
  const goal = sumWeekGoals(plans, isGradual ? total : getWeekOne(newestPlan), limits);
  return { goal, from: isGradual ? total : getPlanStart(newestPlan), isGradual };
}

/** Returns the weekly goals of a plan, in hundredths of the domain's unit. */
export function getWeekGoals(context: GoalsContext, today: CalendarDate): WeekGoals {
  const [now, next] = [getWeekGoal(context.days, today), getWeekGoal(context.days, addDays(today, 7))];
  const goal = now ?? next;
  if (goal === null) return { near: null, end: null };
  const end = getPlanEnd(context);
  return {
    near: { week: now === null ? 'next' : 'this', goal },
    end: end !== null && end.goal < goal && end.from > today ? end : null,
  };
}
