import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLookingWeek, READABLE } from './looking-week.fixture.ts';
import { type LookingWeek, readStoredWeek, toStoredWeek } from './read-week.ts';

const read = (text: string) => readStoredWeek(text, READABLE);
const write = (week: LookingWeek) => toStoredWeek(week, READABLE);

describe('a stored week', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyLookingWeek, (week) => {
        expect(read(write(week))).toEqual(week);
      }),
    );
  });

  it('is unreadable or a week that writes back the same text, however it was changed', { timeout: 300_000 }, () => {
    const anyChange = fc.record({
      at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      cut: fc.nat(8),
      put: fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('null', '"', '{}', '-1', '1e3', '__proto__', '0.001')),
    });
    fc.assert(
      fc.property(anyLookingWeek, anyChange, (week, { at, cut, put }) => {
        const text = write(week);
        const index = Math.floor(at * text.length);
        const change = text.slice(0, index) + put + text.slice(index + cut);
        const lookingWeek = read(change);
        if (lookingWeek !== null) expect(write(lookingWeek)).toBe(change);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([
    ['nothing', ''],
    ['no object', '[]'],
    ['another version', '{"v":2}'],
    ['a text cut off', '{"v":1,"id":"'],
  ])('is unreadable as %s', (_name, text) => {
    expect(read(text)).toBeNull();
  });

  it('is unreadable in another programme, and with a day outside the week', () => {
    fc.assert(
      fc.property(anyLookingWeek, (week) => {
        expect(readStoredWeek(write(week), { ...READABLE, domain: 'cocaine' })).toBeNull();
        const outside = write({ ...week, days: {} }).replace('"days":{}', '"days":{"2001-01-01":"unknown"}');
        expect(read(outside)).toBeNull();
      }),
    );
  });
});
