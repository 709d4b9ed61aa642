import { expect, it } from 'vitest';
import { countLines, toGrams } from './lines.ts';

it.each([
  [1, 1, 100],
  [4, 10, 40],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [25, 20, 125],
])('%i lines of %i in a gram are %i hundredths of a gram', (lines, perGram, grams) => {
  expect(toGrams(lines, perGram)).toBe(grams);
});

it('reads whole lines from 1 to 200, and nothing else', () => {
  expect(['1', ' 20 ', '200'].map(countLines)).toEqual([1, 20, 200]);
  for (const input of ['', '0', '-1', '1,5', '201', '2e1', 'tien']) expect(countLines(input)).toBeNull();
});
