import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAmsterdamTime, parseAmsterdamTime } from './amsterdam-instant.ts';

it('is the moment at which clocks in Amsterdam show it, in winter and in summer', () => {
  expect(parseAmsterdamTime('2026-11-24T09:00')?.toISOString()).toBe('2026-11-24T08:00:00.000Z');
  expect(parseAmsterdamTime('2026-07-01T00:30')?.toISOString()).toBe('2026-06-30T22:30:00.000Z');
  expect(parseAmsterdamTime('2026-10-25T04:00')?.toISOString()).toBe('2026-10-25T03:00:00.000Z');
});

it('is nothing for what is no date and time', () => {
  for (const text of ['', '2026-11-24', '2026-13-01T00:00', 'morgen']) expect(parseAmsterdamTime(text)).toBeNull();
});

it('comes back as it was typed, but for the hours of which a day has none or two', () => {
  const minutes = fc
    .integer({ min: 0, max: 3_000_000 })
    .map((minute) => new Date(Date.UTC(2025, 0, 1) + minute * 60_000));
  fc.assert(
    fc.property(minutes, (instant) => {
      const local = formatAmsterdamTime(instant);
      const amsterdamTime = parseAmsterdamTime(local);
      return amsterdamTime !== null && formatAmsterdamTime(amsterdamTime) === local;
    }),
  );
});
