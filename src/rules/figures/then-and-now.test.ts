import { expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { createDays, MONDAY } from './figures.fixture.ts';
import { compareThenAndNow } from './then-and-now.ts';

const getTimes = <T>(count: number, value: T): readonly T[] => Array(count).fill(value);

test('a binge is never multiplied onto days that nobody filled in', () => {
  const days = createDays([...getTimes(16, 2), 12, 20, null, null, 9], () => 5);
  const displayedThenAndNow = compareThenAndNow(days, MONDAY, addDays(MONDAY, 21));
  expect(displayedThenAndNow?.now).toEqual({ amount: 4_500, days: 5, isWeek: false });
  expect(displayedThenAndNow).toMatchObject({ isSideBySide: false, less: null });
});

test('today, which may still go on, is left out', () => {
  const days = createDays([...getTimes(21, 1), 20], () => 5);
  expect(compareThenAndNow(days, MONDAY, addDays(MONDAY, 21))?.now.amount).toBe(700);
});
