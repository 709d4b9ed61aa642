import { expect, it } from 'vitest';
import type { Amount } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { Days } from '../registrations/day.ts';
import { getPreviousWeek } from './week-behind.ts';

const TODAY: CalendarDate = '2026-11-20';
const ago = (days: number) => addDays(TODAY, -days);
const day = (total: number, goal: number | null = 200) => ({ total: total as Amount, goal: goal as Amount | null });

it('counts the whole days up to yesterday, whatever today is', () => {
  const days: Days = { [ago(7)]: day(300), [ago(2)]: day(100) };
  expect(getPreviousWeek(days, ago(30), TODAY)).toMatchObject({ days: 7, filled: 2, over: [ago(7)] });
  expect(getPreviousWeek({ ...days, [TODAY]: day(300) }, ago(30), TODAY)).toMatchObject({ filled: 2, over: [ago(7)] });
});

it('compares with the seven days before, once there were seven', () => {
  const days: Days = { [ago(1)]: day(300), [ago(8)]: day(300), [ago(14)]: day(300), [ago(15)]: day(300) };
  expect(getPreviousWeek(days, ago(14), TODAY)?.overBefore).toBe(2);
  expect(getPreviousWeek(days, ago(13), TODAY)?.overBefore).toBeNull();
});

it('knows filled-in days without a goal, and no day before the start', () => {
  const days: Days = { [ago(1)]: day(900, null), [ago(3)]: { total: null, goal: 200 as Amount } };
  expect(getPreviousWeek(days, ago(3), TODAY)).toEqual({ days: 3, filled: 1, judged: 0, over: [], overBefore: null });
  expect(getPreviousWeek({}, TODAY, TODAY)).toBeNull();
});
