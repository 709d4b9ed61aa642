import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import { type Amount, sumOf } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, datesBetween, laterOf } from '#src/rules/calendar/calendar-date.ts';
import { mondayOf, sundayOf } from '#src/rules/calendar/week.ts';
import type { GoalRounding } from '#src/rules/plan/daily-goal.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { weekGoal } from '#src/rules/plan/plan-schedule.ts';
import { beginOf, targetFrom, weekOneOf } from '#src/rules/plan/week-one.ts';

/** The goal of the week of a date; null where a day of it has none. */
export function goalOfWeek(days: RegistrationsOverview, date: CalendarDate): Amount | null {
  const goals = datesBetween(mondayOf(date), sundayOf(date)).map((day) => days[day]?.goal ?? null);
  const known = goals.filter((goal) => goal !== null);
  return known.length === goals.length ? sumOf(known) : null;
}

/** Where a plan leads, which it has not reached yet. */
export interface PlanEnd {
  readonly goal: Amount;
  /** Of a gradual plan the Monday of the week in which it is reached, of an immediate one the day. */
  readonly from: CalendarDate;
  readonly isGradual: boolean;
}

export interface WeekGoals {
  /** Of this week, or of the next where the plan began in this one; null where neither is whole. */
  readonly near: { readonly week: 'this' | 'next'; readonly goal: Amount } | null;
  /** The plan's own target, whatever days are loaded; null where it stays as it is or is not known. */
  readonly end: PlanEnd | null;
}

interface GoalsContext {
  readonly days: RegistrationsOverview;
  /** The plans that the goals are made of, the newest last; none where the content system does not tell them. */
  readonly plans: readonly Plan[];
  readonly limits: GoalRounding;
}

/** The end of the plan in force: the target of its own, 0 for who stops. */
function endOf({ plans, limits }: GoalsContext): PlanEnd | null {
  const newest = plans.at(-1);
  if (!newest) return null;
  const isGradual = newest.immediateOrGradual === 'gradual';
  const reached = plans.map(targetFrom).reduce(laterOf);
  const goal = weekGoal(plans, isGradual ? reached : weekOneOf(newest), limits);
  return { goal, from: isGradual ? reached : beginOf(newest), isGradual };
}

/** What the weeks of a plan come to, in hundredths of the domain's unit. */
export function weekGoals(context: GoalsContext, today: CalendarDate): WeekGoals {
  const [now, next] = [goalOfWeek(context.days, today), goalOfWeek(context.days, addDays(today, 7))];
  const goal = now ?? next;
  if (goal === null) return { near: null, end: null };
  const end = endOf(context);
  return {
    near: { week: now === null ? 'next' : 'this', goal },
    end: end !== null && end.goal < goal && end.from > today ? end : null,
  };
}
