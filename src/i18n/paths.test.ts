import fc from 'fast-check';
import { expect, it } from 'vitest';
import { barePath, localisedPath } from './paths.ts';

it('puts English under /en and leaves Dutch bare', () => {
  expect(localisedPath('/hulp', 'nl')).toBe('/hulp');
  expect(localisedPath('/help', 'en')).toBe('/en/help');
  expect(localisedPath('/', 'en')).toBe('/en');
});

it('takes the prefix off, and only the prefix', () => {
  expect(barePath('/nl/hulp')).toBe('/hulp');
  expect(barePath('/en')).toBe('/');
  expect(barePath('/nlx')).toBe('/nlx');
});

it('comes back to where it began', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z-]{3,12}$/), fc.constantFrom('nl', 'en'), (segment, language) => {
      expect(barePath(localisedPath(`/${segment}`, language))).toBe(`/${segment}`);
    }),
  );
});
