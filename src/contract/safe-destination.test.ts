import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSafeDestination } from './safe-destination.ts';

const ORIGIN = 'https://alcohol.example.nl';

test.each([
  ['/mijn-plan', '/mijn-plan'],
  ['/forum/1/337?page=1#comment-1', '/forum/1/337?page=1#comment-1'],
  ['/a/../b', '/b'],
  ['/?next=//evil.example', '/?next=//evil.example'],
])('a path of this host is followed: %s', (input, path) => expect(findSafeDestination(input, ORIGIN)).toBe(path));

test.each([
  null,
  '',
  'mijn-plan',
  '//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
])('an address that leads elsewhere is never followed: %j', (input) =>
  expect(findSafeDestination(input, ORIGIN)).toBeNull(),
);

test('the origin of what is followed is always ours, whatever text is given', () => {
  const pieces = fc.constantFrom(
    '/',
    '//',
    '.',
    '..',
    '\\',
    '%2e',
    '%2f',
    '@',
    ':',
    '?',
    '#',
    '\t',
    'evil.example',
    'a',
  );
  const texts = fc.oneof(
    fc.string(),
    fc.string().map((text) => `/${text}`),
    fc.webUrl(),
    fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const path = findSafeDestination(text, ORIGIN);
      if (path === null) return;
      // The result in a browser if it is assigned to `location` or a Location header.
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      expect(path).toMatch(/^\/(?!\/)/);
    }),
    { numRuns: 2_000 },
  );
});
