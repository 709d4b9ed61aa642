import { expect, it } from 'vitest';
import { formatInAmsterdam } from './format-in-amsterdam.ts';

it('tells a moment as the clock stood in Amsterdam, in summer and in winter', () => {
  expect(formatInAmsterdam('2026-07-01T22:30:00Z', 'nl')).toBe('2 jul 2026, 00:30');
  expect(formatInAmsterdam('2026-11-19T13:05:00Z', 'nl')).toBe('19 nov 2026, 14:05');
  expect(formatInAmsterdam('2026-11-19T13:05:00Z', 'en')).toBe('19 Nov 2026, 14:05');
});
