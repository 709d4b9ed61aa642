// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $session } from './state.ts';
import { watchPageRestore } from './watch.ts';

const { dataset } = document.documentElement;
const reload = vi.fn();
const getVisible = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  $session.set({ status: 'out' });
  vi.stubGlobal('location', { ...location, reload });
  watchPageRestore();
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
  delete dataset.access;
  delete dataset.leaving;
});

test('a private page that comes back from memory is hidden and loaded anew: what it shows may have changed', () => {
  dataset.access = 'private';
  dispatchEvent(new Event('pagehide'));
  expect(dataset.leaving).toBe('');
  getVisible(true);
  expect(reload).toHaveBeenCalled();
  expect(dataset.leaving).toBe('');
});

test('a page to read that comes back from memory stays as it is, and so does every page that is loaded', () => {
  getVisible(true);
  dataset.access = 'private';
  getVisible(false);
  expect(reload).not.toHaveBeenCalled();
});
