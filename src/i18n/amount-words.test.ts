import { expect, it } from 'vitest';
import { alcohol } from '#src/domains/alcohol.ts';
import { gambling } from '#src/domains/gambling.ts';
import {
  amountWords,
  goalWords,
  moneyWords,
  numberWords,
  roundedUnits,
  typedDecimal,
  weekGoalWords,
} from './amount-words.ts';

const unit = alcohol.words.unit as NonNullable<typeof alcohol.words.unit>;

it('writes amounts as their reader does, one of a unit as one', () => {
  expect(numberWords(2.5, 'nl')).toBe('2,5');
  expect(numberWords(0.25, 'en')).toBe('0.25');
  expect(amountWords(1, unit, 'nl')).toBe('1 glas');
  expect(amountWords(0, unit, 'en')).toBe('0 drinks');
  expect([0, 0.5, 1.75, 2].map((units) => amountWords(units, unit, 'nl'))).toEqual([
    '0 glazen',
    '0,5 glas',
    '1,75 glas',
    '2 glazen',
  ]);
  expect(amountWords(1.5, unit, 'en')).toBe('1.5 drinks');
});

it('fills a field with what can be typed there, and writes money with two decimals', () => {
  expect(typedDecimal('1000.5', 'nl')).toBe('1000,5');
  expect(typedDecimal('1000.5', 'en')).toBe('1000.5');
  expect(moneyWords(2050, 'nl').replace(/\s/u, ' ')).toBe('€ 20,50');
  expect(moneyWords(2050, 'en')).toBe('€20.50');
});

it('says a goal in the halves that a day is filled in by, never more than it is', () => {
  const goal = (units: number, language: 'nl' | 'en' = 'nl') => goalWords(units, unit, language);
  expect([2.5, 2.75, 2.25, 3, 0.5, 0.25, 0, 1].map((units) => goal(units))).toEqual([
    '2,5 glazen',
    '2,5 glazen',
    '2 glazen',
    '3 glazen',
    '0,5 glas',
    '0 glazen',
    '0 glazen',
    '1 glas',
  ]);
  expect([goal(18.75), goal(2.5, 'en')]).toEqual(['18,5 glazen', '2.5 drinks']);
  const hours = gambling.words.unit as NonNullable<typeof gambling.words.unit>;
  expect(goalWords(1.75, hours, 'nl')).toBe('1,75 uur');
});

it('says the goal of a week in whole units where it is large', () => {
  expect([21.5, 117.25, 4.5].map((units) => weekGoalWords(units, unit, 'nl'))).toEqual([
    '22 glazen',
    '117 glazen',
    '4,5 glazen',
  ]);
  expect([91.75, 92.5, 0, 22.25].map(roundedUnits)).toEqual([92, 93, 0, 22]);
});
