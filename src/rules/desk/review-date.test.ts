import { expect, it } from 'vitest';
import { getFactReviewDate } from './review-date.ts';

it('is three years after the newest year of the source', () => {
  expect(getFactReviewDate([2019, 2024], null)).toBe('2027-01-01');
});

it('is two years after the signature where that is later', () => {
  expect(getFactReviewDate([2019], '2026-11-28')).toBe('2028-11-27');
  expect(getFactReviewDate([2030], '2026-11-28')).toBe('2033-01-01');
});

it('is none for a source without a year', () => {
  expect(getFactReviewDate([], '2026-11-28')).toBeNull();
});
