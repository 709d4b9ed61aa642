import { expect, test, vi } from 'vitest';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { getCrisisAlerts } from '#src/contract/get-crisis-alerts.ts';
import { getMenu } from '#src/contract/menus.ts';
import { getPage } from '#src/contract/nodes.ts';
import { makeClient } from '#src/http/client.ts';
import type { Lease } from './page-cache/purge-listener.ts';
import { createResponseCache } from './response-cache.ts';

/** Creates a content system that records its requests and sends cache tags with its responses. */
function createCountingClient(requests: string[], tags: (path: string) => string) {
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input));
    requests.push(pathname);
    return Response.json([], { headers: { 'x-cache-tags': tags(pathname) } });
  };
  return makeClient({
    base: 'http://content.localhost/api',
    language: 'nl',
    fetch: fetch as typeof globalThis.fetch,
    backend: BACK_ENDS.embedded,
  });
}

const lease: Lease = { isValid: () => true, renew: async () => true };
const losses: Lease = { isValid: () => false, renew: async () => false };
const FOR_EVER = Number.POSITIVE_INFINITY;
const getTag = (path: string) => (path.includes('menu_items') ? `menu:${path.split('/').at(-1)}` : 'alerts');

test('a public answer is read once, until something of it is purged', async () => {
  const requests: string[] = [];
  const answers = createResponseCache(lease, FOR_EVER);
  const client = answers.through(createCountingClient(requests, getTag), 'alcohol nl');
  const read = async () => {
    await client.call(getMenu, { params: { menu: 'main' } });
    await client.call(getMenu, { params: { menu: 'footer' } });
    await client.call(getCrisisAlerts);
  };
  await read();
  await read();
  expect(requests).toHaveLength(3);
  answers.purge(['menu:main']);
  await read();
  expect(requests.slice(3)).toEqual(['/api/nl/api/menu_items/main']);
  answers.purge(['*']);
  await read();
  expect(requests).toHaveLength(7);
});

test('of a system that tells no purge an answer without tags is kept for its time', async () => {
  const requests: string[] = [];
  const read = async (lifetimeMs: number) => {
    const client = createResponseCache(lease, lifetimeMs).through(
      createCountingClient(requests, () => ''),
      'alcohol nl',
    );
    for (const menu of ['main', 'main']) await client.call(getMenu, { params: { menu } });
    return requests.splice(0).length;
  };
  expect([await read(60_000), await read(FOR_EVER)]).toEqual([1, 2]);
});

test('domains and languages have their own', async () => {
  const requests: string[] = [];
  const answers = createResponseCache(lease, FOR_EVER);
  const client = createCountingClient(requests, getTag);
  await answers.through(client, 'alcohol nl').call(getCrisisAlerts);
  await answers.through(client, 'tabak nl').call(getCrisisAlerts);
  expect(requests).toHaveLength(2);
});

test('what does not say its tags is read each time, and so is everything without the right to answer', async () => {
  const requests: string[] = [];
  const untaggedClient = createResponseCache(lease, FOR_EVER).through(
    createCountingClient(requests, () => ''),
    'x',
  );
  const unleasedClient = createResponseCache(losses, FOR_EVER).through(createCountingClient(requests, getTag), 'x');
  for (const client of [untaggedClient, untaggedClient, unleasedClient, unleasedClient])
    await client.call(getCrisisAlerts);
  expect(requests).toHaveLength(4);
});

test('of a system that tells no purge, an answer is read again after its lifetime', async () => {
  const requests: string[] = [];
  vi.useFakeTimers({ toFake: ['performance'] });
  const client = createResponseCache(lease, 200).through(createCountingClient(requests, getTag), 'x');
  await client.call(getCrisisAlerts);
  await client.call(getCrisisAlerts);
  vi.advanceTimersByTime(199);
  await client.call(getCrisisAlerts);
  expect(requests).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await client.call(getCrisisAlerts);
  expect(requests).toHaveLength(2);
  vi.useRealTimers();
});

test('of another system it is remembered for a while that a menu is not there, and never that a page is not', async () => {
  const requests: string[] = [];
  const nothing = makeClient({
    base: 'http://content.localhost',
    language: 'nl',
    fetch: (async (input: RequestInfo | URL) => {
      requests.push(new URL(String(input)).pathname);
      return Response.json({}, { status: 404 });
    }) as typeof globalThis.fetch,
    backend: BACK_ENDS.drupal,
  });
  const answers = createResponseCache(lease, 60_000);
  const client = answers.through(nothing, 'alcohol nl');
  const read = async () => {
    await client.call(getMenu, { params: { menu: 'content' } });
    await client.call(getPage, { params: { pathname: '/weg' } });
    return requests.splice(0);
  };
  const menu = '/nl/system/menu/content/linkset';
  expect([await read(), await read()]).toEqual([[menu, '/nl/weg'], ['/nl/weg']]);
  answers.purge(['node:3']);
  expect(await read()).toContain(menu);
});

test('a page never waits for a menu that was read before: it is read again behind it, and stays while that fails', async () => {
  const state = { status: 200, wait: Promise.resolve(), asked: 0 };
  const fetch = (async () => {
    state.asked += 1;
    await state.wait;
    return Response.json([], { status: state.status });
  }) as typeof globalThis.fetch;
  const client = makeClient({ base: 'http://drupal.example', language: 'nl', fetch, backend: BACK_ENDS.embedded });
  const answers = createResponseCache(lease, 0).through(client, 'alcohol nl');
  const read = async () => (await answers.call(getMenu, { params: { menu: 'main' } })).ok;
  expect(await read()).toBe(true);
  state.wait = new Promise(() => {});
  expect([await read(), await read()]).toEqual([true, true]);
  expect(state.asked).toBe(2);
  const otherClient = createResponseCache(lease, 0).through(client, 'alcohol nl');
  const [first, second] = await Promise.all(
    ['main', 'main'].map((menu) => otherClient.call(getMenu, { params: { menu } })),
  );
  expect([first, second]).toMatchObject([{ ok: false, failure: { kind: 'timeout' } }, { ok: false }]);
  expect(state.asked).toBe(3);
});
