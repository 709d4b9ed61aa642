import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { daysFrom, MONDAY } from './figures.fixture.ts';
import { differenceOf, gainsOf, shownUnits } from './gains.ts';

const dayAt = (days: number) => addDays(MONDAY, days);
const times = <T>(count: number, value: T): readonly T[] => Array(count).fill(value);

describe('what days come to against the own start', () => {
  // Worked examples, calculated by hand, in hundredths.
  test.each([
    ['alcohol, Monday to Thursday 3 and Friday to Sunday 6', [3, 3, 3, 6, 6, 6], [2, 3, 1, 7, 4, 0], 10],
    ['tobacco, 14 a day', times(6, 14), [10, 8, 8, 8, 8, 8], 34],
    ['cannabis, 3 a day', times(7, 3), [2, 2, 2, 2, 1, 1, 1], 10],
    ['alcohol, 3 a day and more than that', times(7, 3), [4, 4, 4, 3, 3, 3, 3], -3],
  ])('%s', (_words, starts, totals, units) => {
    expect(differenceOf(starts.map((start, at) => ({ start, total: totals[at] ?? 0 })))).toBe(units);
  });
});

test.each([
  [1_749, true, 1_700],
  [1_749, false, 1_740],
  [99, true, null],
  [9, false, null],
  [null, true, null],
])('of %s hundredths of a unit that is whole, %s: %s is told, never more than it was', (units, isWhole, shown) => {
  expect(shownUnits(units as Parameters<typeof shownUnits>[0], isWhole)).toBe(shown);
});

describe('the gains', () => {
  test('are of the whole days since the first plan, over those that were filled in', () => {
    const totals = [2, 3, null, 1, 7, 4, 0, 2, 1, 9];
    const days = daysFrom(totals, () => 3);
    // The tenth day is today and may still go on.
    expect(gainsOf(days, dayAt(9))).toEqual({ days: 8, of: 9, units: 400, without: { now: 1, before: 0 } });
  });

  test.each([
    ['with six days', times(6, 1), 6],
    ['with seven of twelve days', [...times(7, 1), ...times(5, null)], 12],
    ['with as much as at the start', times(10, 3), 10],
    ['with more than at the start', times(10, 4), 10],
    ['on the first day', [1], 0],
  ])('are not told %s', (_words, totals, today) => {
    expect(
      gainsOf(
        daysFrom(totals, () => 3),
        dayAt(today),
      ),
    ).toBeNull();
  });

  test('are told of seven days of which six in ten are filled in', () => {
    expect(
      gainsOf(
        daysFrom([...times(7, 1), ...times(4, null)], () => 3),
        dayAt(11),
      ),
    ).toMatchObject({ days: 7, of: 11 });
  });

  test('are not told without a plan', () => {
    const days = Object.fromEntries(
      Object.entries(daysFrom(times(14, 1), () => 3)).map(([date, day]) => [date, { ...day, usage: null }]),
    );
    expect(gainsOf(days, dayAt(14))).toBeNull();
  });

  test('count days without that were there at the start as no gain', () => {
    const days = daysFrom([0, 3, 3, 3, 3, 3, 3, 0, 3, 3, 3, 3, 3, 3], (index) => (index % 7 === 0 ? 0 : 3));
    expect(gainsOf(days, dayAt(14))).toBeNull();
  });

  test('are never below nothing, and never of fewer days than it takes', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 40 }), { nil: null });
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 60 }), fc.integer({ min: 0, max: 30 }), (totals, start) => {
        const shown = gainsOf(
          daysFrom(totals, () => start),
          dayAt(totals.length),
        );
        if (shown === null) return;
        const { days, of, units, without } = shown;
        expect(units ?? 1).toBeGreaterThan(0);
        expect((without?.now ?? 1) - (without?.before ?? 0)).toBeGreaterThan(0);
        expect(units !== null || without !== null).toBe(true);
        expect(days).toBeGreaterThanOrEqual(7);
        expect(days * 10).toBeGreaterThanOrEqual(of * 6);
      }),
    );
  });
});
