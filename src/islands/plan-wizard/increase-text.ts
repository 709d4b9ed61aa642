import type { DomainTexts, Language } from '#src/domains/domain.ts';
import { formatAmount, formatNumber } from '#src/i18n/format-amount.ts';
import { formatDay, formatShortWeekday } from '#src/i18n/format-date.ts';
import { type Amount, toUnits, ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { DAYS_IN_WEEK } from '#src/rules/limits.ts';
import type { PlanRise, RaisedGoal } from '#src/rules/plan/compare-plans.ts';
import { type GoalRounding, getDailyGoal } from '#src/rules/plan/daily-goal.ts';
import type { Plan } from '#src/rules/plan/plan.ts';

interface Reader {
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly language: Language;
  readonly unit: NonNullable<DomainTexts['unit']>;
}

/**
 * Describes in exact numbers how much more a plan allows than the previous one: the first day, and the largest
 * difference after it.
 */
export function describeIncrease(
  { t, language, unit }: Reader,
  { first, most }: PlanRise,
  today: CalendarDate,
): string {
  const toText = (amount: Amount) => formatAmount(toUnits(amount), unit, language);
  const getValues = ({ date, before, after }: RaisedGoal) => ({
    day: formatDay(date, language),
    before: toText(before),
    after: toText(after),
  });
  const hasMore = most.after - most.before > first.after - first.before;
  return [
    t(`plan.wizard.rising.${first.date === today ? 'today' : 'first'}`, getValues(first)),
    ...(hasMore ? [t('plan.wizard.rising.most', getValues(most))] : []),
  ].join(' ');
}

/** Formats the goals of seven days in exact numbers: "Vanaf vrijdag 25 december: vr 3,5 · za 4 · …". */
export function formatSevenGoals(
  { t, language }: Reader,
  plans: readonly Plan[],
  from: CalendarDate,
  limits: GoalRounding,
): string {
  const goals = listDatesBetween(from, addDays(from, DAYS_IN_WEEK - 1)).map((date) => {
    const goal = getDailyGoal(plans, date, limits) ?? ZERO_AMOUNT;
    return `${formatShortWeekday(date, language)} ${formatNumber(toUnits(goal), language)}`;
  });
  return t('plan.wizard.rising.days', { day: formatDay(from, language), goals: goals.join(' · ') });
}
