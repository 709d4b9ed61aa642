import { expect, test } from 'vitest';
import { type Amount, toAmount } from '../amounts/amount.ts';
import { addDays, type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import type { DayWithUsage } from '../praise/get-praise.ts';
import { PRAISE_LIMITS } from '../praise/praise-limits.ts';
import { getSlowerOffer } from './slower-plan.ts';

const FIRST: CalendarDate = '2026-11-02';
const getDate = (days: number) => addDays(FIRST, days);

/** Returns six weeks with a falling goal, from 14 to 2 a day; `totals` are the first days, the others are open. */
function getDays(totals: readonly (number | null)[]): Record<CalendarDate, DayWithUsage> {
  const usage = { start: toAmount(14), plan: toAmount(14) };
  return Object.fromEntries(
    listDatesBetween(FIRST, getDate(62)).map((date, day) => {
      const total = totals[day] ?? null;
      const goal = toAmount(Math.max(2, 12 - 2 * Math.floor(day / 7)));
      return [date, { total: total === null ? null : toAmount(total), goal, usage }];
    }),
  );
}
const above = (count: number, then: readonly (number | null)[] = []) => [...Array<number>(count).fill(13), ...then];
const offer = (totals: readonly (number | null)[], today: number) =>
  getSlowerOffer(getDays(totals), getDate(today), PRAISE_LIMITS.tobacco);

test('a slower plan is offered after ten of fourteen whole days above a falling goal', () => {
  expect(offer(above(9), 9)).toBeNull();
  expect(offer(above(10), 10)).toBe(getDate(10));
  // Today is not over yet.
  expect(offer(above(10), 9)).toBeNull();
  expect(offer(above(9, [0, null, 0, 0, 13]), 14)).toBe(getDate(14));
  expect(offer(above(9, [0, 0, 0, 0, 0]), 14)).toBeNull();
});

test('the offer lasts a week, and comes again 28 days after it', () => {
  const offers = listDatesBetween(getDate(0), getDate(45)).map((_, today) => offer(above(today), today));
  expect(offers.slice(10, 17)).toEqual(Array(7).fill(getDate(10)));
  expect(offers.slice(17, 38).every((offer) => offer === null)).toBe(true);
});

test('nothing is offered where no later goal is lower, and where one of the days was high', () => {
  expect(offer(above(50), 50)).toBeNull();
  const days = getDays(above(14));
  days[getDate(4)] = { ...(days[getDate(4)] as DayWithUsage), total: 1_500 as Amount };
  expect(getSlowerOffer(days, getDate(10), PRAISE_LIMITS.alcohol)).toBeNull();
  expect(getSlowerOffer(days, getDate(10), PRAISE_LIMITS.tobacco)).toBe(getDate(10));
  expect(getSlowerOffer({}, FIRST, PRAISE_LIMITS.tobacco)).toBeNull();
});
