// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { getAlternateUrl } from './preferred-language.ts';

const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size');
afterEach(() => void (size && Object.defineProperty(URLSearchParams.prototype, 'size', size)));

it('keeps the query of the page, also in a browser that does not count it', () => {
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  document.head.innerHTML = '<link rel="alternate" hreflang="en" href="http://localhost/en/help">';
  history.replaceState(null, '', '/hulp?a=1&language=nl#nu');
  expect(getAlternateUrl('en')).toBe('/en/help?a=1#nu');
  history.replaceState(null, '', '/hulp?language=nl');
  expect(getAlternateUrl('en')).toBe('/en/help');
});
