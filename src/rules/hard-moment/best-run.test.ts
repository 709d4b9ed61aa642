import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toAmount } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { DayWithUsage } from '../praise/get-praise.ts';
import { PRAISE_LIMITS } from '../praise/praise-limits.ts';
import { countRegisteredDays, findBestRun, getPastDaysFigure } from './best-run.ts';

const FIRST: CalendarDate = '2026-10-01';
const LIMITS = PRAISE_LIMITS.alcohol;

const START = { start: toAmount(6), plan: toAmount(6) };
const createDay = (total: number, goal: number | null): DayWithUsage => ({
  total: toAmount(total),
  goal: goal === null ? null : toAmount(goal),
  usage: START,
});
/** Returns the days from the first on; null is an open day. */
const createRow = (list: readonly (DayWithUsage | null)[]): Readonly<Record<CalendarDate, DayWithUsage>> =>
  Object.fromEntries(
    list.flatMap((praisedDay, index) => (praisedDay === null ? [] : [[addDays(FIRST, index), praisedDay]])),
  );
const getTimes = <T>(count: number, item: T): readonly T[] => Array.from({ length: count }, () => item);

describe('the longest row', () => {
  test.each<[string, readonly (DayWithUsage | null)[], number]>([
    ['40 days within, then one above', [...getTimes(40, createDay(2, 2)), createDay(6, 2)], 40],
    ['3 days, one open, 4 days', [...getTimes(3, createDay(1, 2)), null, ...getTimes(4, createDay(1, 2))], 4],
    ['none', [], 0],
    ['days without a goal', getTimes(5, createDay(1, null)), 0],
    [
      '3 days, one filled in only, 4 days',
      [...getTimes(3, createDay(1, 2)), createDay(5, 6), ...getTimes(4, createDay(1, 2))],
      7,
    ],
    ['days of 0 at a goal that is the usage', getTimes(5, createDay(0, 6)), 5],
    ['days at a goal that is the usage', getTimes(5, createDay(5, 6)), 0],
    ['days that are high in themselves', getTimes(5, createDay(10, 12)), 0],
  ])('%s', (_words, list, best) => {
    expect(findBestRun(createRow(list), addDays(FIRST, 60), LIMITS)).toBe(best);
  });

  test('a day that is still to come does not count', () => {
    expect(findBestRun(createRow(getTimes(10, createDay(1, 2))), addDays(FIRST, 3), LIMITS)).toBe(4);
  });

  test('never grows by a day above the goal, and is never longer than the days within', () => {
    const days = fc.array(fc.constantFrom(createDay(1, 2), createDay(3, 2), null), { maxLength: 60 });
    fc.assert(
      fc.property(days, (list) => {
        const until = addDays(FIRST, list.length);
        const best = findBestRun(createRow(list), until, LIMITS);
        expect(findBestRun(createRow([...list, createDay(3, 2)]), until, LIMITS)).toBe(best);
        expect(best).toBeLessThanOrEqual(countRegisteredDays(createRow(list), until, LIMITS).within);
      }),
    );
  });
});

describe('what stays after a slip', () => {
  test.each<[string, readonly DayWithUsage[], { registered: number; within: number }, string]>([
    ['40 of 41', [...getTimes(40, createDay(2, 2)), createDay(6, 2)], { registered: 41, within: 40 }, 'ratio'],
    ['2 days', [createDay(2, 2), createDay(6, 2)], { registered: 2, within: 1 }, 'nothing'],
    [
      'fewer than half',
      [...getTimes(4, createDay(2, 2)), ...getTimes(8, createDay(6, 2))],
      { registered: 12, within: 4 },
      'days',
    ],
    ['half', [...getTimes(2, createDay(2, 2)), ...getTimes(2, createDay(6, 2))], { registered: 4, within: 2 }, 'ratio'],
  ])('%s', (_words, list, counts, stays) => {
    const storedRegisteredDays = countRegisteredDays(createRow(list), addDays(FIRST, 60), LIMITS);
    expect([storedRegisteredDays, getPastDaysFigure(storedRegisteredDays)]).toEqual([counts, stays]);
  });
});
