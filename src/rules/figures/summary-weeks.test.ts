import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Amount } from '../amounts/amount.ts';
import { addDays, type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import type { DayWithUsage } from '../praise/get-praise.ts';
import { listSummaryWeeks } from './summary-weeks.ts';

const WEDNESDAY: CalendarDate = '2026-11-04';
const createDay = (total: number | null, goal: number | null = 300, start: number | null = 600): DayWithUsage => ({
  total: total as Amount | null,
  goal: goal as Amount | null,
  usage: start === null ? null : { plan: start as Amount, start: start as Amount },
});

it('tells each week of a period by its registered days: what was used, the goal and the start of the same days', () => {
  const days = {
    '2026-11-04': createDay(200),
    '2026-11-06': createDay(400),
    '2026-11-09': createDay(0, null),
    '2026-11-10': createDay(100, 300, null),
    '2026-11-11': createDay(null),
  };
  expect(listSummaryWeeks(days, listDatesBetween(WEDNESDAY, '2026-11-17'))).toEqual([
    { first: WEDNESDAY, last: '2026-11-08', filled: 2, of: 5, total: 600, goal: 600, start: 1_200 },
    { first: '2026-11-09', last: '2026-11-15', filled: 2, of: 7, total: 100, goal: null, start: null },
    { first: '2026-11-16', last: '2026-11-17', filled: 0, of: 2, total: null, goal: null, start: null },
  ]);
});

it('counts every day of the period once, whatever day it begins on', () => {
  const totals = fc.array(fc.option(fc.integer({ min: 0, max: 5_000 })), { minLength: 1, maxLength: 42 });
  fc.assert(
    fc.property(totals, fc.integer({ min: 0, max: 6 }), (amounts, offset) => {
      const dates = amounts.map((_, index) => addDays(WEDNESDAY, offset + index));
      const days = Object.fromEntries(dates.map((date, index) => [date, createDay(amounts[index] ?? null)]));
      const weeks = listSummaryWeeks(days, dates);
      const getSum = (values: readonly (number | null)[]) =>
        values.reduce<number>((all, value) => all + (value ?? 0), 0);
      expect(getSum(weeks.map(({ of }) => of))).toBe(dates.length);
      expect(getSum(weeks.map(({ filled }) => filled))).toBe(amounts.filter((amount) => amount !== null).length);
      expect(getSum(weeks.map(({ total }) => total))).toBe(getSum(amounts));
    }),
  );
});
