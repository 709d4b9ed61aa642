import { expect, it } from 'vitest';
import type { Amount } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { Days } from '../registrations/day.ts';
import { getPreviousWeek } from './previous-week.ts';

const TODAY: CalendarDate = '2026-11-20';
const getAgo = (days: number) => addDays(TODAY, -days);
const createDay = (total: number, goal: number | null = 200) => ({
  total: total as Amount,
  goal: goal as Amount | null,
});

it('counts the whole days up to yesterday, whatever today is', () => {
  const days: Days = { [getAgo(7)]: createDay(300), [getAgo(2)]: createDay(100) };
  expect(getPreviousWeek(days, getAgo(30), TODAY)).toMatchObject({ days: 7, filled: 2, over: [getAgo(7)] });
  expect(getPreviousWeek({ ...days, [TODAY]: createDay(300) }, getAgo(30), TODAY)).toMatchObject({
    filled: 2,
    over: [getAgo(7)],
  });
});

it('compares with the seven days before, once there were seven', () => {
  const days: Days = {
    [getAgo(1)]: createDay(300),
    [getAgo(8)]: createDay(300),
    [getAgo(14)]: createDay(300),
    [getAgo(15)]: createDay(300),
  };
  expect(getPreviousWeek(days, getAgo(14), TODAY)?.overBefore).toBe(2);
  expect(getPreviousWeek(days, getAgo(13), TODAY)?.overBefore).toBeNull();
});

it('knows filled-in days without a goal, and no day before the start', () => {
  const days: Days = { [getAgo(1)]: createDay(900, null), [getAgo(3)]: { total: null, goal: 200 as Amount } };
  expect(getPreviousWeek(days, getAgo(3), TODAY)).toEqual({
    days: 3,
    filled: 1,
    judged: 0,
    over: [],
    overBefore: null,
  });
  expect(getPreviousWeek({}, TODAY, TODAY)).toBeNull();
});
