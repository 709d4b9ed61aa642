import { expect, test } from 'vitest';
import { type Amount, toAmount } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { DayWithUsage } from '../praise/get-praise.ts';
import { PRAISE_LIMITS } from '../praise/praise-limits.ts';
import { getDayEvent } from './day-event.ts';

const MONDAY: CalendarDate = '2026-11-16';
const { alcohol, gambling } = PRAISE_LIMITS;

/** Creates days from a Monday on with these totals, the goal 2 and the usage `start`; null is not registered. */
const getDays = (totals: readonly (number | null)[], start = 6) => {
  const usage = { start: toAmount(start), plan: toAmount(start) };
  const createDay = (total: number | null): DayWithUsage => ({
    total: total === null ? null : toAmount(total),
    goal: toAmount(2),
    usage,
  });
  const days = Object.fromEntries(totals.map((total, index) => [addDays(MONDAY, index), createDay(total)]));
  return { days, registeredDays: 5 };
};

test('a day has its praise or is above its goal, and the days registered so far are told along', () => {
  const days = getDays([1, null, 3]);
  expect(getDayEvent(days, MONDAY, gambling)).toEqual({
    kind: 'day-registered',
    registeredDays: 5,
    isAboveGoal: false,
    praise: 'goal',
    isWeekOfSuccess: false,
  });
  expect(getDayEvent(days, '2026-11-18', gambling)).toMatchObject({ isAboveGoal: true, praise: 'neutral' });
  expect(getDayEvent(days, '2026-11-17', gambling)).toMatchObject({ isAboveGoal: false, praise: 'neutral' });
  expect(getDayEvent(days, MONDAY, alcohol)).toMatchObject({ praise: 'fact' });
});

test('a day without a goal, and one that is not there, have neither', () => {
  const none = { isAboveGoal: false, praise: 'neutral', isWeekOfSuccess: false };
  const days = { [MONDAY]: { total: 100 as Amount, goal: null } };
  expect(getDayEvent({ days, registeredDays: 5 }, MONDAY, gambling)).toMatchObject(none);
  expect(getDayEvent({ days: {}, registeredDays: 5 }, MONDAY, gambling)).toMatchObject(none);
});

test('a week of success is seven goals met from Monday to Sunday, whichever day was the last to be filled in', () => {
  const isWeek = (totals: readonly (number | null)[], date: CalendarDate = MONDAY) =>
    getDayEvent(getDays(totals), date, gambling);
  const yes = { isWeekOfSuccess: true };
  expect(isWeek([0, 1, 2, 0, 0, 2, 1], '2026-11-18')).toMatchObject(yes);
  expect(isWeek([0, 1, 3, 0, 0, 2, 1])).not.toMatchObject(yes);
  expect(isWeek([null, 1, 1, 1, 1, 1, 1, 1], '2026-11-22')).not.toMatchObject(yes);
});

test('a week at a goal that is not below the usage, or above the advice, is no week of success', () => {
  const week = [2, 2, 2, 2, 2, 2, 2];
  expect(getDayEvent(getDays(week, 2), MONDAY, gambling)).toMatchObject({ praise: 'neutral', isWeekOfSuccess: false });
  expect(getDayEvent(getDays(week), MONDAY, alcohol)).toMatchObject({ praise: 'fact', isWeekOfSuccess: false });
});

test('a high day in a plan at or above the warning brings nothing, and the next day that is not high brings it', () => {
  const days = { ...getDays([9, 3]), isPlanHigh: true };
  expect(getDayEvent(days, MONDAY, alcohol)).toMatchObject({
    registeredDays: 0,
    isAboveGoal: false,
    praise: 'neutral',
  });
  expect(getDayEvent(days, '2026-11-17', alcohol)).toMatchObject({ registeredDays: 5, isAboveGoal: true });
  expect(getDayEvent({ ...days, isPlanHigh: false }, MONDAY, alcohol)).toMatchObject({ registeredDays: 5 });
});
