import { expect, test } from 'vitest';
import { countWeeksRegistered, getWeekProgress } from './client-weeks.ts';

test.each([
  [0, 1],
  [1, 1],
  [7, 1],
  [8, 2],
  [42, 6],
  [43, 7],
])('%i days or registrations make %i weeks', (days, weeks) => {
  expect(countWeeksRegistered(days)).toBe(weeks);
  expect(getWeekProgress(days)).toBe(weeks);
});
