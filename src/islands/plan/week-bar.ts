import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { Language } from '#src/domains/domain.ts';
import { formatAmount, formatNumber } from '#src/i18n/format-amount.ts';
import { capitalise, formatDayAndMonth } from '#src/i18n/format-date.ts';
import { type Amount, sumAmounts, toUnits } from '#src/rules/amounts/amount.ts';
import { getBarPercentage } from '#src/rules/registrations/bar-maximum.ts';
import { getDayCategory } from '#src/rules/registrations/day-state.ts';
import type { WeekDates } from '#src/rules/registrations/plan-weeks.ts';
import type { DayBar } from '#src/ui/day-bars/DayBars.tsx';
import type { StoneState } from '#src/ui/stone/Stone.tsx';
import type { BarContext } from './day-bar.ts';

/** Minimum value that is rounded above a column; the accessible text is exact. */
const INTEGER_FROM = 10;

/** Totals of a week's days. */
export interface WeekSum {
  /** Sum of the registered days; null if there are none. */
  readonly total: Amount | null;
  /** Sum of the days with a goal; null if there are none, or if a registered day has none, as before the plan. */
  readonly goal: Amount | null;
  /** Number of past days that are not registered. */
  readonly missing: number;
  /** True if a day counts as within its goal. */
  readonly hasWithin: boolean;
}

export function sumWeek(
  week: WeekDates,
  days: RegistrationsOverview,
  { today, start, praise }: Pick<BarContext, 'today' | 'start' | 'praise'>,
): WeekSum {
  const registered = week.flatMap((date) => (days[date] ? [{ date, ...days[date] }] : []));
  const totals = registered.flatMap(({ total }) => total ?? []);
  const goals = registered.flatMap(({ goal }) => goal ?? []);
  const isComparable = registered.every(({ total, goal }) => total === null || goal !== null);
  const filledDates = new Set(registered.filter(({ total }) => total !== null).map(({ date }) => date));
  return {
    total: totals.length > 0 ? sumAmounts(totals) : null,
    goal: isComparable && goals.length > 0 ? sumAmounts(goals) : null,
    missing: week.filter((date) => date >= start && date < today && !filledDates.has(date)).length,
    hasWithin: registered.some((day) => getDayCategory(day, praise) === 'within'),
  };
}

function getWeekState({ total, goal, missing, hasWithin }: WeekSum, isNow: boolean): StoneState {
  if (total === null) return 'future';
  if (isNow) return 'no-goal';
  if (missing > 0) return 'open';
  if (goal === null) return 'no-goal';
  if (total > goal) return 'above';
  return hasWithin ? 'within' : 'filled';
}

function getShortNumber(amount: Amount, language: Language): string {
  const units = toUnits(amount);
  return formatNumber(units >= INTEGER_FROM ? Math.round(units) : units, language);
}

/** Returns a week as a column: its sum so far, or the goal of a future week: "≤ 16". */
export function toWeekBar(context: BarContext, sum: WeekSum, week: WeekDates): DayBar {
  const { t, language, unit, maximum, today } = context;
  const monday = week[0] ?? today;
  const isNow = week.includes(today);
  const kind = getWeekState(sum, isNow);
  const total = sum.total ?? sum.goal;
  const toText = (amount: Amount) => formatAmount(toUnits(amount), unit, language);
  const text =
    sum.total === null ? '' : isNow ? t('plan.columns.soFar', { amount: toText(sum.total) }) : toText(sum.total);
  const label = [
    capitalise(t('plan.weekOf', { date: formatDayAndMonth(monday, language) })),
    text,
    sum.goal === null ? '' : t('plan.bar.goal', { amount: toText(sum.goal) }),
    sum.missing > 0 ? t('plan.columns.missing', { count: sum.missing }) : '',
  ];
  return {
    key: monday,
    kind,
    height: sum.total === null ? 0 : getBarPercentage(sum.total, maximum) / 100,
    ...(sum.goal === null ? {} : { goal: getBarPercentage(sum.goal, maximum) / 100 }),
    ...(total === null ? {} : { amount: `${sum.total === null ? '≤\u00a0' : ''}${getShortNumber(total, language)}` }),
    name: isNow ? t('plan.columns.now') : getShortDate(monday, language),
    label: label.filter(Boolean).join(', '),
    isNow,
  };
}

/** Formats a short date: "2 nov". */
function getShortDate(date: string, language: string): string {
  const [day = '', month = ''] = formatDayAndMonth(date, language).split(' ');
  return `${day} ${month.slice(0, 3)}`;
}
