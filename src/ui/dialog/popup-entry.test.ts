// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { pushPopupEntry } from './popup-entry.ts';

/** Navigates back with the browser's button. */
const goBack = () =>
  new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });

const isAt = (depth: number | undefined) => vi.waitFor(() => expect(history.state?.popups).toBe(depth), 60_000);

beforeEach(() => history.pushState({ step: 3 }, ''));

it('the way back closes a popup, and the page keeps its own state', async () => {
  const onBack = vi.fn();
  pushPopupEntry(onBack);
  expect(history.state).toEqual({ step: 3, popups: 1 });
  await goBack();
  expect(onBack).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ step: 3 });
});

it('closed in another way it leaves no entry behind, and is not closed twice', async () => {
  const onBack = vi.fn();
  pushPopupEntry(onBack)();
  await isAt(undefined);
  expect(history.state).toEqual({ step: 3 });
  expect(onBack).not.toHaveBeenCalled();
});

it('of two that lie upon each other the way back closes the upper one first', async () => {
  const [below, upon] = [vi.fn(), vi.fn()];
  pushPopupEntry(below);
  pushPopupEntry(upon);
  await goBack();
  expect([below.mock.calls.length, upon.mock.calls.length]).toEqual([0, 1]);
  await goBack();
  expect(below).toHaveBeenCalledOnce();
});

it('two that are closed at once leave no entry behind, whichever is closed first', async () => {
  const leave = [pushPopupEntry(vi.fn()), pushPopupEntry(vi.fn())];
  for (const item of leave.toReversed()) item();
  await isAt(undefined);

  // React closes a dialog before the one that it contains.
  const nested = [pushPopupEntry(vi.fn()), pushPopupEntry(vi.fn())];
  for (const item of nested) item();
  await isAt(undefined);
  expect(history.state).toEqual({ step: 3 });
});

it('opened again before the entry of the first time is gone, it stays open', async () => {
  const retry = vi.fn();
  pushPopupEntry(vi.fn())();
  const leave = pushPopupEntry(retry);
  await isAt(1);
  expect(retry).not.toHaveBeenCalled();
  leave();
  await isAt(undefined);
});

it('a page that is loaded again with an open popup leaves its entry', async () => {
  pushPopupEntry(vi.fn());
  await isAt(1);
  vi.resetModules();
  await import('./popup-entry.ts');
  await isAt(undefined);
  expect(history.state).toEqual({ step: 3 });
});

it('whoever is led to another page by the same press is not called back from it', async () => {
  const goBack = vi.spyOn(history, 'go');
  const leave = pushPopupEntry(vi.fn());
  leave();
  dispatchEvent(new Event('beforeunload'));
  // Timers run in the order in which they were set.
  await new Promise((resolve) => setTimeout(resolve));
  expect(goBack).not.toHaveBeenCalled();
});
