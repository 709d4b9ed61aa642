import { type Amount, toAmount, ZERO_AMOUNT } from '../amounts/amount.ts';
import { addDays, type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import { createWeek, getWeekday, type Week } from '../calendar/week.ts';
import { REQUIRED_USAGE_DAYS, USAGE_DAYS } from '../limits.ts';
import type { Days } from '../registrations/day.ts';
import type { GoalRounding } from './daily-goal.ts';

/** Returns the mean of some amounts, rounded half up to a multiple; computed in whole numbers, so ties are exact. */
function getMean(amounts: readonly Amount[], rounding: Amount): Amount {
  const sum = amounts.reduce<number>((total, amount) => total + amount, 0);
  const steps = Math.floor((2 * sum + amounts.length * rounding) / (2 * amounts.length * rounding));
  return (steps * rounding) as Amount;
}

/** Returns the median; the larger of the two middle amounts if their number is even. */
function getMedian(amounts: readonly Amount[]): Amount {
  const sortedAmounts = [...amounts].sort((amount, other) => amount - other);
  return sortedAmounts[Math.floor(sortedAmounts.length / 2)] ?? ZERO_AMOUNT;
}

/** The initial usage of a changed plan, and its origin. */
export interface PrefilledUsage {
  readonly from: 'days' | 'plan';
  /** Null for a weekday that is left empty. */
  readonly usage: Week<Amount | null>;
}

/** Usages of the first plan and of the current plan; null without a plan. */
export interface KnownUsages {
  readonly first: Week<Amount>;
  readonly inForce: Week<Amount>;
}

/**
 * Returns the usage of the fourteen days before today, of which at least ten are registered: of each weekday the mean,
 * but no more than the larger of its usage in the first plan and the median of all days, as two evenings are not a
 * usage pattern. A weekday without a registered day has the usage of the current plan. With fewer days that usage
 * applies to every weekday; null without a plan.
 */
export function prefillUsage(
  days: Days,
  today: CalendarDate,
  limits: GoalRounding,
  plans: KnownUsages | null,
): PrefilledUsage | null {
  const registeredDays = listDatesBetween(addDays(today, -USAGE_DAYS), addDays(today, -1)).flatMap((date) => {
    const total = days[date]?.total ?? null;
    return total === null ? [] : [{ weekday: getWeekday(date), total }];
  });
  if (registeredDays.length < REQUIRED_USAGE_DAYS) return plans && { from: 'plan', usage: plans.inForce };
  const rounding = toAmount(limits.goalRounding);
  const median = getMedian(registeredDays.map(({ total }) => total));
  const usage = createWeek((weekday) => {
    const amounts = registeredDays.filter((day) => day.weekday === weekday).map(({ total }) => total);
    if (amounts.length === 0) return plans?.inForce[weekday] ?? null;
    const mean = getMean(amounts, rounding);
    return plans ? (Math.min(mean, Math.max(plans.first[weekday], median)) as Amount) : mean;
  });
  return { from: 'days', usage };
}
