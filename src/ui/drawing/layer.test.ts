import { expect, test } from 'vitest';
import { ellipse } from './layer.ts';

test.each([
  ['any place', 70, 112, 'M67 112a3 3 0 1 1 6 0a3 3 0 1 1-6 0z'],
  // The last digit of x and the first of y look like the flags of an arc.
  ['a place whose numbers meet as 1 and 1', 64, 150, 'M61 150a3 3 0 1 1 6 0a3 3 0 1 1-6 0z'],
])('a disc at %s is two halves', (_, x, y, path) => {
  expect(ellipse(x, y, 3, 'sun').d).toBe(path);
});
