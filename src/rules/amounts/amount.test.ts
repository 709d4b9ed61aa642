import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWeek } from '../calendar/week.ts';
import {
  type Amount,
  getWeekTotal,
  parseDecimal,
  sumAmounts,
  toAmount,
  toDecimal,
  toUnits,
  ZERO_AMOUNT,
} from './amount.ts';

const anyAmount = fc.integer({ min: 0, max: 1_000_000 }).map((hundredths) => hundredths as Amount);

test.each([
  ['2', 200, '2'],
  ['2.5', 250, '2.5'],
  ['2.50', 250, '2.5'],
  ['0.05', 5, '0.05'],
  ['0', 0, '0'],
  ['100', 10_000, '100'],
])('the stored decimal %s is %i hundredths, written %s', (decimal, hundredths, text) => {
  expect(parseDecimal(decimal)).toBe(hundredths);
  expect(toDecimal(parseDecimal(decimal))).toBe(text);
});

test.each(['', '-1', '1.005', '1e3', 'NaN', 'twee'])('%j is no stored amount', (decimal) => {
  expect(() => parseDecimal(decimal)).toThrow(RangeError);
});

test('0 units are an amount, and no more than a rounding error is forgiven', () => {
  expect(toAmount(0)).toBe(ZERO_AMOUNT);
  expect(toAmount(0.1 + 0.2)).toBe(parseDecimal('0.3'));
});

test.each([-0.01, 0.001, Number.NaN, Number.POSITIVE_INFINITY])('%d units are no amount', (units) => {
  expect(() => toAmount(units)).toThrow(RangeError);
});

describe('amounts are exact', () => {
  test('every amount comes back from units and from its decimal', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(toAmount(toUnits(amount))).toBe(amount);
        expect(parseDecimal(toDecimal(amount))).toBe(amount);
      }),
    );
  });

  test('ten times a tenth is one', () => {
    expect(toDecimal(sumAmounts(Array.from({ length: 10 }, () => parseDecimal('0.1'))))).toBe('1');
  });

  test('a sum does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(anyAmount), (amounts) => {
        expect(sumAmounts(amounts)).toBe(sumAmounts([...amounts].reverse()));
      }),
    );
  });
});

test('a week counts all seven days, and nothing is 0', () => {
  expect(getWeekTotal(createWeek(() => parseDecimal('0.25')))).toBe(parseDecimal('1.75'));
  expect(sumAmounts([])).toBe(ZERO_AMOUNT);
});
