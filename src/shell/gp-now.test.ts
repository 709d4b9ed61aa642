// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { updateGpTexts } from './gp-now.ts';

const BOTH = 'Bel je huisarts of de huisartsenpost.';

// The observed body is removed with the test, so that its observer does not outlive the document.
afterEach(() => {
  document.body.replaceWith(document.createElement('body'));
  vi.useRealTimers();
});

it('names the doctor to call now, and keeps both in an exercise, which is read for a later hour', () => {
  vi.useFakeTimers({ now: new Date('2027-02-07T19:00:00Z') });
  document.documentElement.lang = 'nl';
  document.documentElement.dataset.made = '2027-02-07T18:00:00Z';
  document.body.innerHTML = `<p>${BOTH}</p><form class="exercise"><p>${BOTH}</p></form>`;
  updateGpTexts();
  const texts = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['Bel de huisartsenpost.', BOTH]);
});
