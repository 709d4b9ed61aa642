import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toBarePath, toLocalisedPath } from './paths.ts';

it('puts English under /en and leaves Dutch bare', () => {
  expect(toLocalisedPath('/hulp', 'nl')).toBe('/hulp');
  expect(toLocalisedPath('/help', 'en')).toBe('/en/help');
  expect(toLocalisedPath('/', 'en')).toBe('/en');
});

it('takes the prefix off, and only the prefix', () => {
  expect(toBarePath('/nl/hulp')).toBe('/hulp');
  expect(toBarePath('/en')).toBe('/');
  expect(toBarePath('/nlx')).toBe('/nlx');
});

it('comes back to where it began', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z-]{3,12}$/), fc.constantFrom('nl', 'en'), (segment, language) => {
      expect(toBarePath(toLocalisedPath(`/${segment}`, language))).toBe(`/${segment}`);
    }),
  );
});
