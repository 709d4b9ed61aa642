import { expect, it } from 'vitest';
import { readAt } from './read-at.ts';

it('tells a moment as the clock stood in Amsterdam, in summer and in winter', () => {
  expect(readAt('2026-07-01T22:30:00Z', 'nl')).toBe('2 juli 2026 om 00:30');
  expect(readAt('2026-11-19T13:05:00Z', 'nl')).toBe('19 november 2026 om 14:05');
  expect(readAt('2026-11-19T13:05:00Z', 'en')).toBe('19 November 2026 at 14:05');
});
