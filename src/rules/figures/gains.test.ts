import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { createDays, MONDAY } from './figures.fixture.ts';
import { getGains, getStakeGains, roundUnits } from './gains.ts';

const getDay = (days: number) => addDays(MONDAY, days);
const getTimes = <T>(count: number, value: T): readonly T[] => Array(count).fill(value);

test.each([
  [1_749, true, 1_700],
  [1_749, false, 1_740],
  [99, true, null],
  [9, false, null],
])(
  'of %s hundredths of a unit that is whole, %s: %s is shown, never more than it was',
  (units, isComplete, expected) => {
    expect(roundUnits(units as Parameters<typeof roundUnits>[0], isComplete)).toBe(expected);
  },
);

describe('the gains', () => {
  const create = (totals: readonly (number | null)[], start: (index: number) => number = () => 3) =>
    getGains(createDays(totals, start), MONDAY, getDay(totals.length));

  test('are of the whole days since the programme began, over those that were filled in', () => {
    const days = createDays([2, 3, null, 1, 7, 4, 0, 2, 1, 9], () => 3);
    // The tenth day is today and may not be over.
    expect(getGains(days, MONDAY, getDay(9))).toEqual({
      days: 8,
      of: 9,
      amount: 400,
      until: getDay(8),
      without: { now: 1, before: 0 },
    });
  });

  test('count days before the first plan against the start', () => {
    const days = createDays(getTimes(10, 1), () => 3);
    const plannedEntries = Object.fromEntries(
      Object.entries(days).map(([date, day]) => [date, date < getDay(3) ? { ...day, usage: null } : day]),
    );
    expect(getGains(plannedEntries, MONDAY, getDay(10))).toMatchObject({ days: 10, amount: 2_000 });
  });

  test('count days without that were there at the start as no gain', () => {
    expect(create([0, 2, 3, 3, 3, 3, 3, 0], (index) => (index % 7 === 0 ? 0 : 3))).toMatchObject({ without: null });
  });

  test('never disappear once shown, whatever the days that follow', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 40 }), { nil: null });
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 31 }), fc.integer({ min: 0, max: 30 }), (totals, start) => {
        const results = totals.map((_, index) => create(totals.slice(0, index + 1), () => start));
        results.forEach((gains, index) => {
          if (results[index - 1]) expect(gains).not.toBeNull();
          if (gains) expect(gains.amount > 0 && gains.days >= 7 && gains.of >= gains.days).toBe(true);
        });
      }),
      { numRuns: 1_000 },
    );
  });
});

test('money put in leaves out a day with hours and no euros, and counts a day of 0 hours', () => {
  const days = Object.fromEntries(
    Object.entries(createDays([1, 2, 0, 1, 1, 1, 1, 1, 3], () => 3)).map(([date, day], index) => {
      const cost = [1_000, null, null, 2_500, 0, 0, 0, 0, 9_900][index] ?? null;
      return [date, { ...day, items: [{ amount: day.total ?? 0, cost }] }];
    }),
  );
  const displayedSum = getStakeGains(days, 14_000, MONDAY, getDay(8));
  expect(displayedSum).toEqual({ amount: 10_500, days: 7, of: 8, until: getDay(7) });
});
