import { expect, test } from 'vitest';
import { amountOfUnits } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { Days } from '../registrations/day.ts';
import { dayDeed } from './day-deed.ts';

const MONDAY: CalendarDate = '2026-11-16';

/** Days from a Monday on, as totals with the goal 2; null is not registered. */
const daysOf = (...totals: readonly (number | null)[]): Days =>
  Object.fromEntries(
    totals.map((total, index) => [
      addDays(MONDAY, index),
      { total: total === null ? null : amountOfUnits(total), goal: amountOfUnits(2) },
    ]),
  );

test('a day is a success or above its goal, and the days registered so far are told along', () => {
  const days = daysOf(1, null, 3);
  expect(dayDeed(days, MONDAY, 5)).toMatchObject({ registeredDays: 5, result: 'success', isWeekOfSuccess: false });
  expect(dayDeed(days, '2026-11-18', 5)).toMatchObject({ registeredDays: 5, result: 'failed' });
  expect(dayDeed(days, '2026-11-17', 5)).toMatchObject({ result: null });
});

test('a day without a goal, and one that is not there, have no result', () => {
  const days: Days = { [MONDAY]: { total: amountOfUnits(1), goal: null } };
  expect(dayDeed(days, MONDAY, 5)).toMatchObject({ registeredDays: 5, result: null });
  expect(dayDeed({}, MONDAY, 5)).toMatchObject({ registeredDays: 5, result: null, isWeekOfSuccess: false });
});

test('a week of success is seven successes from Monday to Sunday, whichever day was the last to be filled in', () => {
  const week = daysOf(0, 1, 2, 0, 0, 2, 1);
  expect(dayDeed(week, '2026-11-18', 5)).toMatchObject({
    isWeekOfSuccess: true,
  });
  expect(dayDeed(daysOf(0, 1, 3, 0, 0, 2, 1), MONDAY, 5)).toMatchObject({ isWeekOfSuccess: false });
  expect(dayDeed(daysOf(null, 1, 1, 1, 1, 1, 1, 1), '2026-11-22', 5)).toMatchObject({ isWeekOfSuccess: false });
});
