import { expect, test } from 'vitest';
import { weekProgress, weeksRegistered } from './client-weeks.ts';

test.each([
  [0, 1],
  [1, 1],
  [7, 1],
  [8, 2],
  [42, 6],
  [43, 7],
])('%i days or registrations make %i weeks', (days, weeks) => {
  expect(weeksRegistered(days)).toBe(weeks);
  expect(weekProgress(days)).toBe(weeks);
});
