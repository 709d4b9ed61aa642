import type { Amount } from '../amounts/amount.ts';
import { addDays, type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import { createWeek, getWeekday, type Week } from '../calendar/week.ts';
import { USAGE_DAYS } from '../limits.ts';
import type { Days } from '../registrations/day.ts';

/** Minimum number of registered days for a first plan that starts from them. */
const FIRST_USAGE_DAYS = 3;

/**
 * Returns the usage for a first plan: of the last fourteen days, including today, each weekday's latest, exactly as
 * registered. A weekday without a registration is null; returns null if too few days are registered.
 */
export function getFirstUsage(days: Days, today: CalendarDate): Week<Amount | null> | null {
  const registeredDays = listDatesBetween(addDays(today, 1 - USAGE_DAYS), today).flatMap((date) => {
    const total = days[date]?.total ?? null;
    return total === null ? [] : [[getWeekday(date), total] as const];
  });
  if (registeredDays.length < FIRST_USAGE_DAYS) return null;
  const latestByWeekday = new Map(registeredDays);
  return createWeek((weekday) => latestByWeekday.get(weekday) ?? null);
}
