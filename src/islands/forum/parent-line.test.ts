import { expect, it } from 'vitest';
import { toParentHref } from './ParentLine.tsx';

it('leads to the page and the place of the answered comment, below the address in the reader’s language', () => {
  expect(toParentHref('/forum/3/12?page=2#comment-9', '/en/forum/3/12')).toBe('/en/forum/3/12?page=2#comment-9');
  expect(toParentHref('/forum/3/12', '/forum/3/12')).toBe('/forum/3/12');
  expect(toParentHref('', '/forum/3/12')).toBe('/forum/3/12');
});
