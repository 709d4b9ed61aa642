import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { loadTexts } from './load.ts';
import { createTranslator } from './translator.ts';

// Test files share their imports: another file may have loaded the texts before, and needs them afterwards.
loadTexts();
afterEach(() => {
  i18next.isInitialized = true;
});

it('never gives an empty text for one that is not loaded yet', () => {
  i18next.isInitialized = false;
  expect(() => createTranslator('nl', 'frame')('skip')).toThrow('before they were loaded');
  i18next.isInitialized = true;
  expect(createTranslator('nl', 'frame')('skip')).toBe('Naar de inhoud');
});
