import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Amount, toAmount } from '../amounts/amount.ts';
import { addDays } from '../calendar/calendar-date.ts';
import { getEnergy, hasEnergy } from './energy.ts';
import { createDays, MONDAY } from './figures.fixture.ts';
import { getGains } from './gains.ts';

const UNITS = [
  'alcohol',
  'tobacco',
  'gambling',
  'cannabis',
  'cocaine',
  'close-ones',
  'guided',
  'vape-moments',
] as const;

// Calculated by hand: 3 glasses on Monday to Thursday, 6 on Friday to Sunday.
const WEEK = [2, 3, null, 1, 7, 4, 0];
const startOn = (index: number) => (index % 7 < 4 ? 3 : 6);

it('ten glasses less over six days are at least 700 kcal', () => {
  const days = WEEK.flatMap((total, index) => (total === null ? [] : [{ total, start: startOn(index) }]));
  expect(days).toHaveLength(6);
  expect(getEnergy('alcohol', toAmount(days.reduce((sum, { total, start }) => sum + start - total, 0)))).toBe(700);
});

it('one week of six days tells no energy; with a week like it there are 1,400 kcal', () => {
  const getEnergyAfter = (weeks: number) => {
    const totals = Array.from({ length: weeks }, () => WEEK).flat();
    return getEnergy(
      'alcohol',
      getGains(createDays(totals, startOn), MONDAY, addDays(MONDAY, totals.length))?.amount ?? null,
    );
  };
  expect(getEnergyAfter(1)).toBeNull();
  expect(getEnergyAfter(2)).toBe(1_400);
});

it('is of alcohol alone', () => {
  expect(UNITS.filter((unit) => getEnergy(unit, toAmount(10)) !== null)).toEqual(['alcohol']);
  expect(UNITS.filter(hasEnergy)).toEqual(['alcohol']);
  expect(hasEnergy(undefined)).toBe(false);
});

it('is above nothing, never more than 70 kcal a glass, and null where nothing was gained', () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: -10_000, max: 1_000_000 }), { nil: null }), (hundredths) => {
      const kcal = getEnergy('alcohol', hundredths as Amount | null);
      if (kcal === null) expect(hundredths ?? 0).toBeLessThan(2);
      else {
        expect(kcal).toBeGreaterThan(0);
        expect(kcal * 100).toBeLessThanOrEqual((hundredths ?? 0) * 70);
      }
    }),
  );
});
