import type { DomainKey } from '../../domains/domain.ts';
import { type Amount, amountOfUnits, sumAmounts } from '../amounts/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { getWeekday } from '../calendar/week.ts';
import { groupBy } from '../group-by.ts';

/** The least change of a week's total that counts as one, in units; null in a domain without registration. */
const LEAST_CHANGE: Readonly<Record<DomainKey, number | null>> = {
  alcohol: 4,
  tobacco: 10,
  gambling: 2,
  cannabis: 3,
  cocaine: 0.5,
  'close-ones': null,
  guided: null,
};

/** The least change of a week's total that counts as one. */
export const getLeastChange = (domain: DomainKey): Amount => amountOfUnits(LEAST_CHANGE[domain] ?? 0);

/** Number of days by which the mean of all days moderates that of a weekday. */
const MEAN_DAYS = 2;

/**
 * The total to expect on these days, in hundredths: for each the mean of its weekday over earlier days, moderated by
 * that of all of them. 0 without earlier days.
 */
export function getExpectedTotal(earlier: ReadonlyMap<CalendarDate, Amount>, days: readonly CalendarDate[]): number {
  if (earlier.size === 0) return 0;
  const mean = sumAmounts([...earlier.values()]) / earlier.size;
  const byWeekday = groupBy([...earlier], ([date]) => getWeekday(date));
  const expected = days.map((date) => {
    const same = (byWeekday.get(getWeekday(date)) ?? []).map(([, amount]) => amount);
    return (sumAmounts(same) + MEAN_DAYS * mean) / (same.length + MEAN_DAYS);
  });
  return expected.reduce((sum, one) => sum + one, 0);
}
