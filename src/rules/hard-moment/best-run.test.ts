import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toAmount } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { PraisedDay } from '../praise/get-praise.ts';
import { PRAISE_LIMITS } from '../praise/praise-limits.ts';
import { findBestRun, countRegisteredDays, getPastDaysFigure } from './best-run.ts';

const FIRST: CalendarDate = '2026-10-01';
const LIMITS = PRAISE_LIMITS.alcohol;

const START = { start: toAmount(6), plan: toAmount(6) };
const day = (total: number, goal: number | null): PraisedDay => ({
  total: toAmount(total),
  goal: goal === null ? null : toAmount(goal),
  usage: START,
});
/** Returns the days from the first on; null is an open day. */
const row = (list: readonly (PraisedDay | null)[]): Readonly<Record<CalendarDate, PraisedDay>> =>
  Object.fromEntries(list.flatMap((one, at) => (one === null ? [] : [[addDays(FIRST, at), one]])));
const times = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one);

describe('the longest row', () => {
  test.each<[string, readonly (PraisedDay | null)[], number]>([
    ['40 days within, then one above', [...times(40, day(2, 2)), day(6, 2)], 40],
    ['3 days, one open, 4 days', [...times(3, day(1, 2)), null, ...times(4, day(1, 2))], 4],
    ['none', [], 0],
    ['days without a goal', times(5, day(1, null)), 0],
    ['3 days, one filled in only, 4 days', [...times(3, day(1, 2)), day(5, 6), ...times(4, day(1, 2))], 7],
    ['days of 0 at a goal that is the usage', times(5, day(0, 6)), 5],
    ['days at a goal that is the usage', times(5, day(5, 6)), 0],
    ['days that are high in themselves', times(5, day(10, 12)), 0],
  ])('%s', (_words, list, best) => {
    expect(findBestRun(row(list), addDays(FIRST, 60), LIMITS)).toBe(best);
  });

  test('a day that is still to come does not count', () => {
    expect(findBestRun(row(times(10, day(1, 2))), addDays(FIRST, 3), LIMITS)).toBe(4);
  });

  test('never grows by a day above the goal, and is never longer than the days within', () => {
    const days = fc.array(fc.constantFrom(day(1, 2), day(3, 2), null), { maxLength: 60 });
    fc.assert(
      fc.property(days, (list) => {
        const until = addDays(FIRST, list.length);
        const best = findBestRun(row(list), until, LIMITS);
        expect(findBestRun(row([...list, day(3, 2)]), until, LIMITS)).toBe(best);
        expect(best).toBeLessThanOrEqual(countRegisteredDays(row(list), until, LIMITS).within);
      }),
    );
  });
});

describe('what stays after a slip', () => {
  test.each<[string, readonly PraisedDay[], { registered: number; within: number }, string]>([
    ['40 of 41', [...times(40, day(2, 2)), day(6, 2)], { registered: 41, within: 40 }, 'ratio'],
    ['2 days', [day(2, 2), day(6, 2)], { registered: 2, within: 1 }, 'nothing'],
    ['fewer than half', [...times(4, day(2, 2)), ...times(8, day(6, 2))], { registered: 12, within: 4 }, 'days'],
    ['half', [...times(2, day(2, 2)), ...times(2, day(6, 2))], { registered: 4, within: 2 }, 'ratio'],
  ])('%s', (_words, list, counts, stays) => {
    const stored = countRegisteredDays(row(list), addDays(FIRST, 60), LIMITS);
    expect([stored, getPastDaysFigure(stored)]).toEqual([counts, stays]);
  });
});
