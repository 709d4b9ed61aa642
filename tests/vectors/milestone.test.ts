import { expect, test } from 'vitest';
import { getMilestoneProgress } from '#src/rules/badges/milestone-progress.ts';
import { getCases } from './cases.ts';

interface Input {
  achieved: number;
  total: number;
}
type Expected = { percent: number } | { percent_between: [number, number] };

test.each(getCases<Input, Expected>('milestone'))('$name', ({ input, expected }) => {
  const [low, high] = 'percent' in expected ? [expected.percent, expected.percent] : expected.percent_between;
  const percent = getMilestoneProgress(input.achieved, input.total);
  expect(percent).toBeGreaterThanOrEqual(low);
  expect(percent).toBeLessThanOrEqual(high);
});
