import type { DomainTexts, Language } from '#src/domains/domain.ts';
import { formatAmount, formatNumber } from '#src/i18n/format-amount.ts';
import { capitalise, formatDay, formatShortWeekday } from '#src/i18n/format-date.ts';
import { type Amount, toUnits, ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { DayWithUsage } from '#src/rules/praise/get-praise.ts';
import type { PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { getBarPercentage } from '#src/rules/registrations/bar-maximum.ts';
import { linksToRegistration } from '#src/rules/registrations/day.ts';
import { getDayMark } from '#src/rules/registrations/day-state.ts';
import type { DayBar } from '#src/ui/day-bars/DayBars.tsx';

/** Values shared by the bars of a group of weeks. */
export interface BarContext {
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly language: Language;
  readonly unit: NonNullable<DomainTexts['unit']>;
  readonly maximum: Amount;
  readonly praise: PraiseLimits;
  readonly today: CalendarDate;
  readonly start: CalendarDate;
  readonly href: (date: CalendarDate) => string;
}

/** Returns the state of a day as text. */
export function formatDayState({ t, praise, ...span }: BarContext, day: DayWithUsage, date: CalendarDate): string {
  return t(`plan.state.${getDayMark(day, date, span, praise)}`);
}

/** Returns the accessible text of a bar: the day, the usage, the goal and the result. */
function getAccessibleText(context: BarContext, day: DayWithUsage, date: CalendarDate): string {
  const { t, language, unit } = context;
  const amount = day.total === null ? '' : formatAmount(toUnits(day.total), unit, language);
  const goal = day.goal === null ? '' : t('plan.bar.goal', { amount: formatAmount(toUnits(day.goal), unit, language) });
  return [capitalise(formatDay(date, language)), amount, goal, formatDayState(context, day, date)]
    .filter(Boolean)
    .join(', ');
}

/** Returns a day as a bar. Today and later days link to their registration, past days do not. */
export function toDayBar(context: BarContext, day: DayWithUsage, date: CalendarDate): DayBar {
  const { language, maximum, today, praise } = context;
  const kind = getDayMark(day, date, context, praise);
  const amount = day.total === null ? null : formatNumber(toUnits(day.total), language);
  return {
    key: date,
    kind,
    isZero: day.total === ZERO_AMOUNT,
    height: day.total === null ? 0 : getBarPercentage(day.total, maximum) / 100,
    ...(day.goal === null ? {} : { goal: getBarPercentage(day.goal, maximum) / 100 }),
    ...(amount === null ? (kind === 'open' || kind === 'today' ? { amount: '–' } : {}) : { amount }),
    name: formatShortWeekday(date, language),
    label: getAccessibleText(context, day, date),
    isToday: date === today,
    ...(linksToRegistration(date, today) ? { href: context.href(date) } : {}),
  };
}
