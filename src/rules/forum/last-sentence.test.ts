import { expect, it } from 'vitest';
import { findLastSentence } from './last-sentence.ts';

it.each([
  ['Gisteren lukte het niet. Vandaag wel!', 'Vandaag wel!'],
  ['Hallo\n\nallemaal', 'Hallo allemaal'],
  ['Om 9.30 uur ben ik gaan lopen.', 'Om 9.30 uur ben ik gaan lopen.'],
  ['', ''],
])('the last sentence of %j is %j', (text, sentence) => {
  expect(findLastSentence(text, 'nl')).toBe(sentence);
});

it('a long one ends after a whole word', () => {
  const sentence = findLastSentence('woord '.repeat(60), 'nl');
  expect(sentence).toMatch(/woord…$/);
  expect(sentence.length).toBeLessThanOrEqual(121);
});
