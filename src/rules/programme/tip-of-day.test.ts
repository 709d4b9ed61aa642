import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getTipNumber } from './tip-of-day.ts';

test.each([
  [1, 20, 1],
  [20, 20, 20],
  [21, 20, 1],
  [42, 20, 2],
  [5, 1, 1],
  [3, 0, null],
])('on day %i of %i tips it is number %j', (day, count, number) => {
  expect(getTipNumber(day, count)).toBe(number);
});

test('there is one of them on every day, and all of them in turn', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 60 }), (day, count) => {
      const row = Array.from({ length: count }, (_, index) => getTipNumber(day + index, count));
      expect([...row].sort((a, b) => Number(a) - Number(b))).toEqual(
        Array.from({ length: count }, (_, index) => index + 1),
      );
    }),
  );
});
