import { expect, test } from 'vitest';
import { getMilestoneProgress } from './milestone-progress.ts';

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [5, 8, 63],
  [3, 3, 100],
])('%i of %i badges is %i percent', (achieved, total, percent) => {
  expect(getMilestoneProgress(achieved, total)).toBe(percent);
});
