// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

const FILE = { name: 'mijn-gegevens.json', mediaType: 'application/json', text: '{}' };
const host = window as { ZelfhulpApp?: { postMessage: (message: string) => void } };
const revoked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  revoked.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: (url: string) => revoked.push(url) });
});
afterEach(() => {
  delete host.ZelfhulpApp;
  vi.useRealTimers();
});

const answer = (isSaved: boolean, name = FILE.name) =>
  window.dispatchEvent(
    new CustomEvent('zelfhulp-app', { detail: JSON.stringify({ type: 'file-saved', name, isSaved }) }),
  );

test('a browser may read the file for at least half a minute after the click', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  expect(await saveFile(FILE)).toBe('begun');
  expect(click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(30_000);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(revoked).toEqual(['blob:x']);
});

test.each([
  [true, 'saved'],
  [false, 'failed'],
] as const)('the app is given the file, and its answer %s is %s', async (isSaved, outcome) => {
  const received: string[] = [];
  host.ZelfhulpApp = { postMessage: (message) => received.push(message) };
  const saving = saveFile(FILE);
  answer(true, 'another.json');
  answer(isSaved);
  expect(await saving).toBe(outcome);
  expect(received.map((message) => JSON.parse(message))).toEqual([{ type: 'save-file', ...FILE }]);
});

test('an app that does not answer has saved nothing', async () => {
  host.ZelfhulpApp = { postMessage: () => undefined };
  const saving = saveFile(FILE);
  vi.advanceTimersByTime(120_000);
  expect(await saving).toBe('failed');
});
