// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { DESK_COPIES_KEY } from '#src/session/desk-copies-key.ts';
import { resetUser } from '#src/session/reset-user.ts';

const KEY = btoa('k'.repeat(32));
const OTHER_KEY = btoa('q'.repeat(32));
const TEXTS = { title: 'Kanarie zonder lijn' };

let key = KEY;
let isOnline = true;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  [key, isOnline] = [KEY, true];
  vi.stubGlobal('fetch', async () => (isOnline ? Response.json({ key }) : Promise.reject(new TypeError('offline'))));
  vi.resetModules();
});

/** Returns the copies of a new tab, which loads its key again. */
async function openTab(name = 'desk.page.1.nl', uid = 7) {
  sessionStorage.clear();
  vi.resetModules();
  const { getBrowserCopies, loadCopyKey } = await import('./browser-copies.ts');
  loadCopyKey();
  return getBrowserCopies<typeof TEXTS>(uid, name);
}

const stored = () => localStorage.getItem(DESK_COPIES_KEY) ?? '';

it('gives the words of a closed tab to the next one, once, and stores them unreadable', async () => {
  const first = await openTab();
  first.write(TEXTS);
  await expect.poll(stored).toContain('desk.page.1.nl');
  expect(stored()).not.toContain('Kanarie');
  const second = await openTab();
  expect(await second.take()).toEqual(TEXTS);
  expect(await (await openTab()).take()).toBeNull();
});

it('opens no copy of another session, user or form', async () => {
  (await openTab()).write(TEXTS);
  await expect.poll(stored).not.toBe('');
  expect(await (await openTab('desk.page.2.nl')).take()).toBeNull();
  expect(await (await openTab('desk.page.1.nl', 8)).take()).toBeNull();
  key = OTHER_KEY;
  expect(await (await openTab()).take()).toBeNull();
});

it('keeps the last words of a tab, and none after they were saved', async () => {
  const tab = await openTab();
  tab.write({ title: 'Eerst' });
  tab.write(TEXTS);
  await expect.poll(stored).not.toBe('');
  expect(JSON.parse(stored())).toHaveLength(1);
  expect(await (await openTab()).take()).toEqual(TEXTS);
  const newTab = await openTab();
  newTab.write(TEXTS);
  newTab.clear();
  expect(await (await openTab()).take()).toBeNull();
});

it('stores nothing without a key of the server', async () => {
  isOnline = false;
  const tab = await openTab();
  tab.write(TEXTS);
  expect(await (await openTab()).take()).toBeNull();
  expect(stored()).toBe('');
});

it('is gone after a day, and at logout', async () => {
  (await openTab()).write(TEXTS);
  await expect.poll(stored).not.toBe('');
  const [copy] = JSON.parse(stored());
  localStorage.setItem(DESK_COPIES_KEY, JSON.stringify([{ ...copy, at: copy.at - 86_400_001 }]));
  expect(await (await openTab()).take()).toBeNull();
  localStorage.setItem(DESK_COPIES_KEY, JSON.stringify([copy]));
  resetUser('logout');
  expect(stored()).toBe('');
});
