// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { showReadAloudButton } from './read-aloud-offer.ts';

afterEach(() => vi.unstubAllGlobals());

it('is no error where voices are no target of events, as on iOS 15', () => {
  document.body.innerHTML = '<main><h1>Lezen</h1><div data-read-aloud hidden></div></main>';
  vi.stubGlobal('speechSynthesis', { getVoices: () => [] });
  showReadAloudButton();
  expect(document.querySelector<HTMLElement>('[data-read-aloud]')?.hidden).toBe(true);
});
