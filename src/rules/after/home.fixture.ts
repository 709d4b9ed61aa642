import { type Amount, toAmount } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { getWeekday, WEEKDAYS } from '../calendar/week.ts';
import type { DaysWithUsage } from '../figures/days-with-usage.ts';
import { PRAISE_LIMITS } from '../praise/praise-limits.ts';
import type { HomeFacts } from './home.ts';

const createAmount = (units: number): Amount => toAmount(units);

/** Usual number of glasses by weekday from Monday, for a start usage of 6. */
const USUAL = [1, 0, 2, 0, 3, 3, 2];
const USAGE = { start: createAmount(6), plan: createAmount(6) };

/** Returns the usual number of glasses of a date. */
export const getUsualCount = (date: CalendarDate): number => USUAL[WEEKDAYS.indexOf(getWeekday(date))] ?? 0;

/** Creates registered days of alcohol from the start; `glasses` returns the amount of a day, null for an open day. */
export function fillDays(
  start: CalendarDate,
  last: number,
  glasses: (day: number, date: CalendarDate) => number | null = (_, date) => getUsualCount(date),
  goal = 5,
): DaysWithUsage {
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  return Object.fromEntries(
    numbers.map((day) => {
      const date = addDays(start, day - 1);
      const units = glasses(day, date);
      return [date, { total: units === null ? null : createAmount(units), goal: createAmount(goal), usage: USAGE }];
    }),
  );
}

/** Returns the facts of a day on which nothing is due or open. */
export function createQuietFacts(start: CalendarDate, today: CalendarDate, days: DaysWithUsage | null): HomeFacts {
  return {
    today,
    programmeStart: start,
    ownDays: days && { days, limits: PRAISE_LIMITS.alcohol },
    daysAway: 0,
    isSafetyFirst: false,
    support: null,
    dates: [],
    paths: [],
    hasOpenExercise: false,
    lastSent: null,
    check: null,
    month: null,
    isWeekMailed: false,
    aside: [],
  };
}
