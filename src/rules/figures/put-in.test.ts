import { expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { daysFrom, MONDAY } from './figures.fixture.ts';
import { putInOf } from './put-in.ts';

test('what was put in is of days on which it is known: an hour without its euros is not nothing', () => {
  const days = daysFrom([1, 2, 0, 1, null, 3], () => 3);
  const costs = [1_000, null, null, 2_500, null, 9_900];
  const withEntries = Object.fromEntries(
    Object.entries(days).map(([date, day], at) => {
      const items = day.total === null ? [] : [{ amount: day.total, cost: costs[at] ?? null }];
      return [date, { ...day, items }];
    }),
  );
  // The second day does not tell its euros, the fifth was not filled in, the sixth is today.
  expect(putInOf(withEntries, addDays(MONDAY, 5))).toEqual({ days: 3, cents: 3_500 });
});
