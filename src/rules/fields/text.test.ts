import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { toShortTitle } from './text.ts';

test.each([
  ['Het waaide hard.\nDe trek was weg.', 'Het waaide hard.'],
  ['\n  Rust.  \n', 'Rust.'],
  ['', ''],
  [
    'Vandaag was een lange dag op het werk, en toch ben ik daarna gaan wandelen.',
    'Vandaag was een lange dag op het werk, en toch ben ik…',
  ],
])('%j is called %j', (text, title) => {
  expect(toShortTitle(text)).toBe(title);
});

it('is never longer than a list shows, and never breaks a sign in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const title = toShortTitle(text);
      expect([...title].length).toBeLessThanOrEqual(61);
      expect(title.isWellFormed()).toBe(text.isWellFormed() ? true : title.isWellFormed());
    }),
  );
});
