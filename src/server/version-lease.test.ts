import { expect, test } from 'vitest';
import { leaseByVersion } from './version-lease.ts';

/** A content system whose version a test sets; null while it is away. */
function contentAt(first: number | null) {
  const state = { version: first, asked: 0 };
  const purged: (readonly string[])[] = [];
  const lease = leaseByVersion(
    async () => {
      state.asked += 1;
      if (state.version === null) throw new TypeError('fetch failed');
      return state.version;
    },
    async (tags) => void purged.push(tags),
  );
  return { state, purged, lease };
}

test('pages go out of the cache while the version is known and the same, and all of them end at another one', async () => {
  const { state, purged, lease } = contentAt(7);
  expect(await lease.renew()).toBe(true);
  expect(lease.isValid(performance.now())).toBe(true);
  expect(purged).toEqual([['*']]);
  await lease.renew();
  expect(purged).toHaveLength(1);
  state.version = 8;
  await lease.confirm();
  expect(purged).toHaveLength(2);
});

test('without an answer the right ends within a second, and comes back with the next answer', async () => {
  const { state, lease } = contentAt(7);
  await lease.renew();
  state.version = null;
  expect(await lease.renew()).toBe(false);
  expect(lease.isValid(performance.now())).toBe(true);
  expect(lease.isValid(performance.now() + 1_000)).toBe(false);
  state.version = 7;
  // What asked while it was away ends first.
  await expect.poll(() => lease.renew()).toBe(true);
  expect(lease.isValid(performance.now())).toBe(true);
});

test('many readers ask once, and who has written asks anew', async () => {
  const { state, lease } = contentAt(7);
  await Promise.all([lease.renew(), lease.renew(), lease.renew()]);
  expect(state.asked).toBe(1);
  await Promise.all([lease.renew(), lease.confirm()]);
  expect(state.asked).toBe(3);
});

test('nobody asks while nobody reads', async () => {
  const { state, lease } = contentAt(7);
  expect(state.asked).toBe(0);
  expect(lease.isValid(performance.now())).toBe(false);
  await expect.poll(() => state.asked).toBe(1);
});
