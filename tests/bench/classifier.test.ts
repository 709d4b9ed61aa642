import { expect, it } from 'vitest';
import { measureBestGuess, measureSeparation } from './classifier.ts';

const count = (length: number, value: (index: number) => number) => Array.from({ length }, (_, index) => value(index));

it('a classifier is certain of groups that lie apart, whichever is the larger, and guesses at equal ones', () => {
  const [low, high, ratios] = [
    count(40, (number) => number),
    count(40, (number) => 100 + number),
    count(40, (number) => number),
  ];
  expect([measureSeparation(low, high), measureSeparation(high, low)]).toEqual([1, 1]);
  for (const guess of [measureBestGuess(low, high), measureBestGuess(high, low)]) expect(guess).toBeGreaterThan(0.95);
  expect(measureSeparation(low, ratios)).toBe(0.5);
  expect(measureBestGuess(low, ratios)).toBeLessThanOrEqual(0.55);
});
