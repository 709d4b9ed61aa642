import { addDays, type CalendarDate, countDaysBetween, listDatesBetween } from '../calendar/calendar-date.ts';
import { DAYS_IN_WEEK } from '../limits.ts';
import { type DayWithUsage, isHighDay } from '../praise/get-praise.ts';
import type { PraiseLimits } from '../praise/praise-limits.ts';
import { hasLowerGoalLater } from '../praise/saved-text-kind.ts';
import { isAboveLowerGoal } from '../registrations/day-state.ts';

/** Number of complete days that are considered, and minimum number of them above a falling goal. */
const DAYS = 14;
const MIN_ABOVE = 10;
/** Number of days between offers, and number of days that an offer is open. */
const DAYS_BETWEEN_OFFERS = 28;

type DaysWithUsage = Readonly<Record<CalendarDate, DayWithUsage>>;

/**
 * Returns true for a day on which the goal falls faster than the use: mostly above it, never high, and with a still
 * lower goal ahead.
 */
function isTooFast(days: DaysWithUsage, date: CalendarDate, limits: PraiseLimits): boolean {
  const last = listDatesBetween(addDays(date, -DAYS), addDays(date, -1)).flatMap((day) => days[day] ?? []);
  const isHigh = last.some((day) => isHighDay(day, limits));
  return !isHigh && last.filter(isAboveLowerGoal).length >= MIN_ABOVE && hasLowerGoalLater(days, date);
}

/**
 * Returns the first day of the current offer of a slower plan; null if there is none. An offer lasts a week, and the
 * next is made 28 days after it. Computed only from the days, so it is identical on every device.
 */
export function getSlowerOffer(days: DaysWithUsage, today: CalendarDate, limits: PraiseLimits): CalendarDate | null {
  const first = (Object.keys(days) as CalendarDate[]).sort()[0];
  if (first === undefined) return null;
  let offeredDate: CalendarDate | null = null;
  for (const date of listDatesBetween(first, today)) {
    const isFree = offeredDate === null || countDaysBetween(offeredDate, date) >= DAYS_BETWEEN_OFFERS;
    if (isFree && isTooFast(days, date, limits)) offeredDate = date;
  }
  return offeredDate !== null && countDaysBetween(offeredDate, today) < DAYS_IN_WEEK ? offeredDate : null;
}
