import type { ClientDay } from '#src/contract/client-details.ts';
import type { DomainTexts, Language } from '#src/domains/domain.ts';
import { formatAmount, formatNumber } from '#src/i18n/format-amount.ts';
import { capitalise, formatDay, formatShortWeekday } from '#src/i18n/format-date.ts';
import { type Amount, toAmount } from '#src/rules/amounts/amount.ts';
import type { DayWithUsage } from '#src/rules/praise/get-praise.ts';
import type { PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { getBarPercentage } from '#src/rules/registrations/bar-maximum.ts';
import { type DayCategory, getDayCategory } from '#src/rules/registrations/day-state.ts';
import type { DayBar } from '#src/ui/day-bars/DayBars.tsx';

/** Values shared by all bars of a client. */
export interface ClientContext {
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly language: Language;
  readonly unit: NonNullable<DomainTexts['unit']>;
  readonly maximum: Amount;
  readonly praise: PraiseLimits;
  /** Date as YYYY-MM-DD. */
  readonly today: string;
  readonly start: string;
}

type ClientBarKind = DayCategory | 'future';

const parseOptionalAmount = (units: number | null): Amount | null => (units === null ? null : toAmount(units));

/** Converts a client's day to the type of the rules. */
export function toDayWithUsage({ totalAmount, goal, startUsage }: ClientDay): DayWithUsage {
  const start = parseOptionalAmount(startUsage);
  return {
    total: parseOptionalAmount(totalAmount),
    goal: parseOptionalAmount(goal),
    usage: start === null ? null : { start, plan: start },
  };
}

function getBarKind({ today, start, praise }: ClientContext, day: DayWithUsage, date: string): ClientBarKind {
  const isOutside = day.total === null && (date > today || date < start);
  return isOutside ? 'future' : getDayCategory(day, praise);
}

function getAccessibleText(context: ClientContext, displayedClientDay: ClientDay, kind: ClientBarKind): string {
  const { t, language, unit } = context;
  const toText = (units: number | null) => (units === null ? '' : formatAmount(units, unit, language));
  const parts = [
    capitalise(formatDay(displayedClientDay.date, language)),
    toText(displayedClientDay.totalAmount),
    displayedClientDay.goal === null ? '' : t('portal.bar.goal', { amount: toText(displayedClientDay.goal) }),
    t(`portal.bar.${kind}`),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Returns a client's day as a bar, capped at the maximum, with its exact number (docs/specification.md, section 9). */
export function toClientBar(context: ClientContext, displayedClientDay: ClientDay): DayBar {
  const { language, maximum, today } = context;
  const day = toDayWithUsage(displayedClientDay);
  const kind = getBarKind(context, day, displayedClientDay.date);
  return {
    key: displayedClientDay.date,
    kind,
    isZero: displayedClientDay.totalAmount === 0,
    height: day.total === null ? 0 : getBarPercentage(day.total, maximum) / 100,
    ...(day.goal === null ? {} : { goal: getBarPercentage(day.goal, maximum) / 100 }),
    ...(displayedClientDay.totalAmount === null
      ? {}
      : { amount: formatNumber(displayedClientDay.totalAmount, language) }),
    ...(kind === 'open' ? { amount: '–' } : {}),
    name: formatShortWeekday(displayedClientDay.date, language),
    label: getAccessibleText(context, displayedClientDay, kind),
    isToday: displayedClientDay.date === today,
  };
}
