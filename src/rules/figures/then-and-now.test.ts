import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { daysFrom, MONDAY } from './figures.fixture.ts';
import { thenAndNow } from './then-and-now.ts';

const dayAt = (days: number) => addDays(MONDAY, days);
const times = <T>(count: number, value: T): readonly T[] => Array(count).fill(value);
/** A first week, a second one of which nothing is known, and a last one; today is the day after it. */
const shown = (first: readonly (number | null)[], last: readonly (number | null)[]) =>
  thenAndNow(
    daysFrom([...first, ...times(7, null), ...last], () => 5),
    MONDAY,
    dayAt(21),
  );

describe('then and now', () => {
  test('are weeks: six days of 24 are 28, seven of 9 are 9', () => {
    expect(shown([4, 4, 4, 4, 4, 4, null], [2, 2, 1, 1, 1, 1, 1])).toEqual({
      before: { amount: 2_800, days: 6 },
      now: { amount: 900, days: 7 },
    });
  });

  test('tell what the first plan began with where the first week has fewer than five days', () => {
    expect(shown([9, 9, 9, 9, null, null, null], times(7, 1))?.before).toEqual({ amount: 3_500, days: null });
  });

  test('tell more as they tell less', () => {
    expect(shown(times(7, 1), times(7, 3))?.now).toEqual({ amount: 2_100, days: 7 });
  });

  test('are not told with fewer than five of the last seven days', () => {
    expect(shown(times(7, 4), [1, 1, 1, 1, null, null, null])).toBeNull();
  });

  test.each([
    [13, false],
    [14, true],
  ])('are told on day %i after the start: %s, when no day belongs to both', (day, isShown) => {
    const days = daysFrom(times(20, 2), () => 5);
    expect(thenAndNow(days, MONDAY, dayAt(day)) !== null).toBe(isShown);
  });

  test('leave today out, which may still go on', () => {
    const days = daysFrom([...times(21, 1), 20], () => 5);
    expect(thenAndNow(days, MONDAY, dayAt(21))?.now.amount).toBe(700);
  });
});
