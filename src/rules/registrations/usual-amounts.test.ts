import { describe, expect, it } from 'vitest';
import { type Amount, toAmount, toUnits } from '../amounts/amount.ts';
import { listUsualAmounts } from './usual-amounts.ts';

const LIMITS = { maximum: 50, checkFrom: 20 };
const createAmounts = (...units: number[]) => units.map((unit) => toAmount(unit) as Amount);
const usual = (...units: number[]) => listUsualAmounts(createAmounts(...units), 'alcohol', LIMITS).map(toUnits);

describe('the amounts that one press fills in', () => {
  it.each([
    ['nobody registered yet: the first amounts of the domain', [], [1, 2, 3]],
    ['the most registered ones, from low to high', [4, 2, 4, 6, 2, 4, 5, 5], [2, 4, 5]],
    ['of two as often the later one', [1, 6, 4, 2.5], [2.5, 4, 6]],
    ['filled up with the first amounts', [2.5, 2.5], [1, 2, 2.5]],
    ['nothing is no amount of its own', [0, 0, 0, 4], [1, 2, 4]],
    ['what asks whether it is right never stands ready', [25, 25, 20], [1, 2, 3]],
  ] as const)('%s', (_, registeredDays, ready) => {
    expect(usual(...registeredDays)).toEqual(ready);
  });

  it('hours, grams and cigarettes have their own first amounts', () => {
    const first = (domain: 'gambling' | 'cocaine' | 'tobacco') => listUsualAmounts([], domain, LIMITS).map(toUnits);
    expect([first('gambling'), first('cocaine'), first('tobacco')]).toEqual([
      [0.5, 1, 2],
      [0.5, 1, 1.5],
      [5, 10, 15],
    ]);
  });

  it('a site that allows less shows less', () => {
    expect(listUsualAmounts([], 'alcohol', { maximum: 2, checkFrom: 20 }).map(toUnits)).toEqual([1, 2]);
  });
});
