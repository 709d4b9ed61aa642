import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Amount, parseDecimal } from '../amounts/amount.ts';
import { getGradualGoal } from './gradual-goal.ts';

const QUARTERS = parseDecimal('0.25');
const HALVES = parseDecimal('0.5');

const anyAmount = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths as Amount);
/** A usage and a target; in every second pair they differ by at most two steps, where rounding could exceed either. */
const anyPair = fc
  .tuple(anyAmount, fc.oneof(fc.integer({ min: -10_000, max: 10_000 }), fc.integer({ min: -100, max: 100 })))
  .map(([usage, lower]) => [usage, Math.max(0, usage - lower) as Amount] as const);
const anyRounding = fc.constantFrom(QUARTERS, HALVES);

test.each([
  ['5', '0', QUARTERS, ['4.25', '3.25', '2.5', '1.75', '0.75', '0', '0']],
  ['20', '0', HALVES, ['16.5', '13.5', '10', '6.5', '3.5', '0', '0']],
  ['6', '2.5', HALVES, ['5.5', '5', '4.5', '3.5', '3', '2.5', '2.5']],
  ['4.25', '1.25', HALVES, ['4', '3.5', '3', '2.5', '2', '1.25', '1.25']],
  ['0.4', '0.1', HALVES, ['0.4', '0.4', '0.4', '0.1', '0.1', '0.1', '0.1']],
])('from %s to %s, rounded to %i hundredths, week by week', (usage, target, rounding, goals) => {
  const weekly = goals.map((_, index) =>
    getGradualGoal({ usage: parseDecimal(usage), target: parseDecimal(target), week: index + 1, rounding }),
  );
  expect(weekly).toEqual(goals.map(parseDecimal));
});

describe('a gradual goal', () => {
  test('lies between target and usage, and is the target where that is not below the usage', () => {
    fc.assert(
      fc.property(anyPair, fc.integer({ min: 1, max: 8 }), anyRounding, ([usage, target], week, rounding) => {
        const goal = getGradualGoal({ usage, target, week, rounding });
        expect(goal).toBeGreaterThanOrEqual(target);
        expect(goal).toBeLessThanOrEqual(Math.max(usage, target));
      }),
    );
  });

  test('never rises from one week to the next, and is the target from week 6 on', () => {
    fc.assert(
      fc.property(anyPair, fc.integer({ min: 1, max: 8 }), anyRounding, ([usage, target], week, rounding) => {
        const goal = getGradualGoal({ usage, target, week, rounding });
        expect(getGradualGoal({ usage, target, week: week + 1, rounding })).toBeLessThanOrEqual(goal);
        if (week >= 6) expect(goal).toBe(target);
      }),
    );
  });

  test('is a multiple of the rounding unless it is held at the target or the usage', () => {
    fc.assert(
      fc.property(anyPair, fc.integer({ min: 1, max: 5 }), anyRounding, ([usage, target], week, rounding) => {
        const goal = getGradualGoal({ usage, target, week, rounding });
        expect(goal % rounding === 0 || goal === target || goal === usage).toBe(true);
      }),
    );
  });
});
