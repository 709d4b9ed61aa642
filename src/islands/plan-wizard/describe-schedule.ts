import type { DomainTexts, Language } from '#src/domains/domain.ts';
import { formatAmount, formatNumber } from '#src/i18n/format-amount.ts';
import { formatDayAndMonth } from '#src/i18n/format-date.ts';
import { type Amount, getWeekTotal, toUnits } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, countDaysBetween } from '#src/rules/calendar/calendar-date.ts';
import { WEEKDAYS } from '#src/rules/calendar/week.ts';
import { DAYS_IN_WEEK } from '#src/rules/limits.ts';
import { type GoalRounding, getDailyGoal } from '#src/rules/plan/daily-goal.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { createPlanSchedule } from '#src/rules/plan/plan-schedule.ts';
import { getWeekOne } from '#src/rules/plan/week-one.ts';

/** Plans behind the described goals, newest last, and the context to describe them. */
export interface ScheduleContext {
  readonly plans: readonly Plan[];
  readonly limits: GoalRounding;
  readonly today: CalendarDate;
}

interface Reader {
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly language: Language;
  readonly unit: NonNullable<DomainTexts['unit']>;
}

/** Returns true if the goals of the newest plan decrease from the current usage. */
export function isPlanDecreasing({ plans, limits }: ScheduleContext): boolean {
  const newestPlan = plans.at(-1);
  const last = createPlanSchedule(plans, limits).at(-1);
  return (
    newestPlan?.immediateOrGradual === 'gradual' && last !== undefined && last.total < getWeekTotal(newestPlan.usage)
  );
}

/** Returns true if any day has a goal below its usage. */
export const isAnyDayLower = ({ usage, target }: Pick<Plan, 'usage' | 'target'>): boolean =>
  WEEKDAYS.some((weekday) => target[weekday] < usage[weekday]);

/** Describes the dates and sizes of a gradual plan's steps. */
export function describeSchedule({ t, language, unit }: Reader, { plans, limits, today }: ScheduleContext): string {
  const newestPlan = plans.at(-1) as Plan;
  const totals = createPlanSchedule(plans, limits).map(({ total }) => formatNumber(toUnits(total), language));
  const monday = getWeekOne(newestPlan);
  const down = {
    date: formatDayAndMonth(monday, language),
    totals: totals.slice(0, -1).join('; '),
    last: totals.at(-1) ?? '',
  };
  if (monday <= today) return t('plan.wizard.schedule.today', down);
  if (plans.length > 1) {
    const goal = formatAmount(toUnits(getDailyGoal(plans, today, limits) as Amount), unit, language);
    return t('plan.wizard.schedule.changed', { ...down, goal });
  }
  const sunday = formatDayAndMonth(addDays(monday, -1), language);
  const isThisWeek = countDaysBetween(today, monday) < DAYS_IN_WEEK;
  return t(`plan.wizard.schedule.${isThisWeek ? 'sunday' : 'later'}`, { ...down, sunday });
}
