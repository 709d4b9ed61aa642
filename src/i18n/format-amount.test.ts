import { expect, it } from 'vitest';
import { alcohol } from '#src/domains/alcohol.ts';
import { formatAmount, formatDecimalInput, formatMoney, formatNumber } from './format-amount.ts';

const unit = alcohol.words.unit as NonNullable<typeof alcohol.words.unit>;

it('writes amounts as their reader does, one of a unit as one', () => {
  expect(formatNumber(2.5, 'nl')).toBe('2,5');
  expect(formatNumber(0.25, 'en')).toBe('0.25');
  expect(formatAmount(1, unit, 'nl')).toBe('1 glas');
  expect(formatAmount(0, unit, 'en')).toBe('0 drinks');
  expect([0, 0.5, 1.75, 2].map((units) => formatAmount(units, unit, 'nl'))).toEqual([
    '0 glazen',
    '0,5 glas',
    '1,75 glas',
    '2 glazen',
  ]);
  expect(formatAmount(1.5, unit, 'en')).toBe('1.5 drinks');
});

it('fills a field with what can be typed there, and writes money with two decimals', () => {
  expect(formatDecimalInput('1000.5', 'nl')).toBe('1000,5');
  expect(formatDecimalInput('1000.5', 'en')).toBe('1000.5');
  expect(formatMoney(2050, 'nl').replace(/\s/u, ' ')).toBe('€ 20,50');
  expect(formatMoney(2050, 'en')).toBe('€20.50');
});
