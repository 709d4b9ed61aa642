// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { printDetails } from './print-details.ts';

it('opens what is folded while a page is printed, where the browser does not print it', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  document.body.innerHTML = '<main><details></details><details open></details></main><details></details>';
  const readOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  printDetails();
  dispatchEvent(new Event('beforeprint'));
  expect(readOpen()).toEqual([true, true, false]);
  dispatchEvent(new Event('afterprint'));
  expect(readOpen()).toEqual([false, true, false]);
  vi.unstubAllGlobals();
});
