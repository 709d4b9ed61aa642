// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const script = readFileSync('src/shell/watch-islands.js', 'utf8');
const reload = vi.fn();

/** Runs the script in a browser that supports dialogs or is older. */
function watch(isOld = false): void {
  if (!isOld) HTMLDialogElement.prototype.showModal ??= () => undefined;
  else Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Object.defineProperty(document, 'currentScript', { value: { src: '/_astro/watch.1.js' }, configurable: true });
  new Function('location', script)({ reload });
}

const TEMPLATE = `<template data-screen-failure data-old="Te oud."><p role="status">Dit duurt langer.</p>
  <section class="screen-failure"><h1 tabindex="-1">Kalender</h1><p data-why>Het scherm doet het niet.</p>
  <button data-again>Laad opnieuw</button><p data-browsers hidden>Welke browsers</p><a href="tel:113">113</a></section></template>`;
const renderIsland = () => document.querySelector('astro-island') as HTMLElement;
const getVisibleText = () => document.querySelector('.screen-failure [data-why]')?.textContent ?? null;
const type = () => Object.assign(document.querySelector('input') as HTMLInputElement, { value: '2,5' });
const failHydration = () =>
  renderIsland().dispatchEvent(
    new CustomEvent('astro:hydration-error', { bubbles: true, detail: { componentUrl: '/_astro/Calendar.1.js' } }),
  );

/** Listeners of earlier runs of the script. */
const listening: Parameters<Document['addEventListener']>[] = [];
const listen = document.addEventListener.bind(document);

beforeEach(() => {
  document.addEventListener = (...args: Parameters<Document['addEventListener']>) => {
    listening.push(args);
    listen(...args);
  };
  vi.useFakeTimers();
  reload.mockClear();
  sessionStorage.clear();
  document.body.innerHTML = `<astro-island><span class="skeleton"></span><input></astro-island>${TEMPLATE}`;
});
afterEach(() => {
  for (const [type, answer] of listening.splice(0)) document.removeEventListener(type, answer);
  document.addEventListener = listen;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says after ten seconds that it takes long, after thirty that the screen does not work, and nothing once it does', () => {
  watch();
  vi.advanceTimersByTime(8_000);
  expect(document.querySelector('[role=status]')).toBeNull();
  vi.advanceTimersByTime(2_000);
  expect(document.querySelector('[role=status]')?.textContent).toBe('Dit duurt langer.');
  expect([getVisibleText(), renderIsland().hidden]).toEqual([null, false]);
  vi.advanceTimersByTime(20_000);
  expect([getVisibleText(), renderIsland().hidden]).toEqual(['Het scherm doet het niet.', true]);
  expect(document.activeElement?.textContent).toBe('Kalender');
  expect(document.querySelector('a[href="tel:113"]')).not.toBeNull();
  document.querySelector('.skeleton')?.remove();
  vi.advanceTimersByTime(2_000);
  expect([getVisibleText(), renderIsland().hidden]).toEqual([null, false]);
});

it('says after ten seconds that a screen does not work whose script never came', () => {
  renderIsland().setAttribute('ssr', '');
  watch();
  vi.advanceTimersByTime(10_000);
  expect(getVisibleText()).toBe('Het scherm doet het niet.');
});

it('leaves what was typed in view', () => {
  renderIsland().setAttribute('ssr', '');
  watch();
  type();
  vi.advanceTimersByTime(10_000);
  expect([getVisibleText(), renderIsland().hidden]).toEqual(['Het scherm doet het niet.', false]);
});

it('says at once that a browser is too old', () => {
  renderIsland().setAttribute('ssr', '');
  watch(true);
  expect(getVisibleText()).toBe('Te oud.');
  expect(document.querySelector('.screen-failure [data-browsers]')).toHaveProperty('hidden', false);
});

it('loads the page of a new build once where a script is gone, and then says that the screen does not work', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve({ status: 404 }));
  watch();
  failHydration();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 60_000 });
  expect(getVisibleText()).toBeNull();
  failHydration();
  await vi.waitFor(() => expect(getVisibleText()).toBe('Het scherm doet het niet.'), { timeout: 60_000 });
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['something was typed', 404, type],
  ['the script is there and fails', 200, () => undefined],
])('loads nothing anew where %s', async (_what, status, prepare) => {
  vi.stubGlobal('fetch', () => Promise.resolve({ status }));
  watch();
  prepare();
  failHydration();
  await vi.waitFor(() => expect(getVisibleText()).toBe('Het scherm doet het niet.'), { timeout: 60_000 });
  expect(reload).not.toHaveBeenCalled();
});
