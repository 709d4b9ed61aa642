import { type Amount, amountOfUnits } from '../amounts/amount.ts';
import { addDays, type CalendarDate, datesBetween } from '../calendar/calendar-date.ts';
import { type Week, weekdayOf, weekOf } from '../calendar/week.ts';
import { USAGE_DAYS, USAGE_DAYS_NEEDED } from '../limits.ts';
import type { Days } from '../registrations/day.ts';
import type { GoalRounding } from './daily-goal.ts';

/** The mean of some amounts, rounded half up to a multiple; whole numbers throughout, so ties are exact. */
function meanOf(amounts: readonly Amount[], rounding: Amount): Amount {
  const sum = amounts.reduce<number>((total, amount) => total + amount, 0);
  const steps = Math.floor((2 * sum + amounts.length * rounding) / (2 * amounts.length * rounding));
  return (steps * rounding) as Amount;
}

/**
 * The usage of a week by what was registered on the fourteen days before today, which is not over yet: the mean of each
 * weekday, rounded half up to the goal rounding; null on a weekday without a registered day, and null as a whole where
 * fewer than ten of the fourteen days are registered (decisions, "Plan"; design/honest-figures.md, 5).
 */
export function usageFromDays(days: Days, today: CalendarDate, limits: GoalRounding): Week<Amount | null> | null {
  const registered = datesBetween(addDays(today, -USAGE_DAYS), addDays(today, -1)).flatMap((date) => {
    const total = days[date]?.total ?? null;
    return total === null ? [] : [{ weekday: weekdayOf(date), total }];
  });
  if (registered.length < USAGE_DAYS_NEEDED) return null;
  const rounding = amountOfUnits(limits.goalRounding);
  return weekOf((weekday) => {
    const amounts = registered.filter((day) => day.weekday === weekday).map(({ total }) => total);
    return amounts.length === 0 ? null : meanOf(amounts, rounding);
  });
}
