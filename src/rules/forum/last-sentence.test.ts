import { expect, it } from 'vitest';
import { lastSentence } from './last-sentence.ts';

it.each([
  ['Gisteren lukte het niet. Vandaag wel!', 'Vandaag wel!'],
  ['Hallo\n\nallemaal', 'Hallo allemaal'],
  ['Om 9.30 uur ben ik gaan lopen.', 'Om 9.30 uur ben ik gaan lopen.'],
  ['', ''],
])('the last sentence of %j is %j', (text, sentence) => {
  expect(lastSentence(text, 'nl')).toBe(sentence);
});

it('a long one ends after a whole word', () => {
  const sentence = lastSentence('woord '.repeat(60), 'nl');
  expect(sentence).toMatch(/woord…$/);
  expect(sentence.length).toBeLessThanOrEqual(121);
});
