import { sumAmounts, toAmount } from '../amounts/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { DAYS_IN_WEEK } from '../limits.ts';
import { PLAN_RULES } from '../plan/plan-rules.ts';
import { isHighDay } from '../praise/get-praise.ts';
import { PRAISE_LIMITS } from '../praise/praise-limits.ts';
import { type LookingWeek, listLoggedDays } from './read-week.ts';

/** Minimum number of days for a result. */
export const REQUIRED_DAYS = 3;

/** Use for which a GP should be called first: of the week, and of single days. */
export interface HighUse {
  readonly week: boolean;
  readonly days: readonly CalendarDate[];
}

type UsedWeek = Pick<LookingWeek, 'domain' | 'days'>;

/**
 * Returns high use in the noted days. Their sum counts against the weekly limit, or their mean as a week if there are
 * enough: this errs on the safe side, and is not shown.
 */
export function getHighUse(week: UsedWeek): HighUse {
  const rules = PLAN_RULES[week.domain]?.highUsage ?? null;
  const limits = PRAISE_LIMITS[week.domain];
  if (rules === null || limits === null) return { week: false, days: [] };
  const notedDays = listLoggedDays(week);
  const sum = sumAmounts(notedDays.map(([, { amount }]) => amount));
  const line = toAmount(rules.weekTotal);
  const isMeanHigh = notedDays.length >= REQUIRED_DAYS && sum * DAYS_IN_WEEK >= line * notedDays.length;
  return {
    week: sum >= line || isMeanHigh,
    days: notedDays.filter(([, { amount }]) => isHighDay({ total: amount }, limits)).map(([date]) => date),
  };
}

/** Returns true if a call is required before a day of trying something else. */
export function mustCallFirst(week: UsedWeek & Pick<LookingWeek, 'call'>): boolean {
  const high = getHighUse(week);
  return week.call === 'to-call' || (week.call === 'none' && (high.week || high.days.length > 0));
}
