import { type Amount, sumAmounts } from '../amounts/amount.ts';
import { addDays, type CalendarDate, countDaysBetween, listDatesBetween } from '../calendar/calendar-date.ts';
import { type DaysWithUsage, isFilled } from '../figures/days-with-usage.ts';
import { DAYS_IN_WEEK } from '../limits.ts';
import type { TrendKind, TrendNumbers } from './usage-trend.ts';

/** An offered week of extra support. */
export interface Support {
  readonly offeredOn: CalendarDate;
  readonly kind: TrendKind;
  readonly answer: 'yes' | 'no' | null;
  readonly begunOn: CalendarDate | null;
  readonly endedOn: CalendarDate | null;
  /** Numbers of the offer; null if a changed day removed the rise. */
  readonly numbers: TrendNumbers | null;
  /** True if at least three recent days are high: the first day is about the body, and the goal is not discussed. */
  readonly isHigh: boolean;
}

const DAYS_OFFERED = 14;

/** An offer, or the current day of the support week, from 1. A missed day is not repeated. */
export type SupportState = { readonly kind: 'offered' } | { readonly kind: 'runs'; readonly day: number };

type Dates = Pick<Support, 'offeredOn' | 'answer' | 'begunOn' | 'endedOn'>;

/** Returns the state of the newest support week on a day; null if there is none. */
export function getSupportState(support: Dates | null, today: CalendarDate): SupportState | null {
  if (!support) return null;
  const { offeredOn, answer, begunOn, endedOn } = support;
  if (answer === null) return countDaysBetween(offeredOn, today) < DAYS_OFFERED ? { kind: 'offered' } : null;
  if (answer === 'no' || begunOn === null || endedOn !== null) return null;
  const day = countDaysBetween(begunOn, today) + 1;
  return day <= DAYS_IN_WEEK ? { kind: 'runs', day } : null;
}

/** Number of reasons that can be chosen on the first day. */
export const MAX_SUPPORT_REASONS = 2;

/** Sums of the support week and of the week before it; null if no day of that week is registered. */
export interface SupportSums {
  readonly days: number;
  readonly total: Amount;
  readonly before: Amount | null;
}

/** Sums the registered days of a support week that started on a day. */
export function sumSupportWeek(days: DaysWithUsage, begunOn: CalendarDate): SupportSums {
  const listTotals = (first: CalendarDate) =>
    listDatesBetween(first, addDays(first, DAYS_IN_WEEK - 1)).flatMap((date) => {
      const day = days[date];
      return isFilled(day) ? [day.total] : [];
    });
  const totals = listTotals(begunOn);
  const before = listTotals(addDays(begunOn, -DAYS_IN_WEEK));
  return { days: totals.length, total: sumAmounts(totals), before: before.length > 0 ? sumAmounts(before) : null };
}
