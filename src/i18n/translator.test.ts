import { expect, it } from 'vitest';
import { loadTexts } from './load.ts';
import { translator } from './translator.ts';

it('never gives an empty text for one that is not loaded yet', () => {
  expect(() => translator('nl', 'frame')('skip')).toThrow('before they are loaded');
  loadTexts();
  expect(translator('nl', 'frame')('skip')).toBe('Naar de inhoud');
});
