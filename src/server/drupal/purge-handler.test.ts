import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { Exchange } from '../front/exchange.ts';
import { createPurgeHandler, hasSecret, readPurgeTags } from './purge-handler.ts';

const SECRET = 'geheim-van-tweeendertig-tekens-lang';

/** Starts a server with the purge call; `minute` advances its clock by a minute. */
async function withPurges(announce: (tags: readonly string[]) => Promise<void>, againMs?: number) {
  let now = 0;
  const handle = createPurgeHandler(SECRET, announce, { now: () => now, ...(againMs !== undefined && { againMs }) });
  const server = createServer(async (req, res) => {
    const exchange = { req, res, path: req.url, site: { secure: false } } as unknown as Exchange;
    const response = await handle(exchange);
    if (!response) res.writeHead(421).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const call = async (body: unknown, secret: string | null = SECRET, path = '/api/purge', method = 'POST') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: secret === null ? {} : { authorization: `Bearer ${secret}` },
      ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const minute = () => {
    now += 60_000;
  };
  return { call, minute, [Symbol.asyncDispose]: async () => void server.close() };
}

test('whoever knows the secret ends answers by tag, by path or all of them', async () => {
  const purgedTags: (readonly string[])[] = [];
  await using purges = await withPurges(async (tags) => void purgedTags.push(tags));
  expect(await purges.call({ tags: ['node:3', 'media:5'] })).toBe(200);
  expect(await purges.call({ paths: ['/nl/over-ons', '/en', '/caf%C3%A9'] })).toBe(200);
  expect(await purges.call({ all: true })).toBe(200);
  expect(purgedTags).toEqual([['node:3', 'media:5'], ['path:/over-ons', 'path:/', 'path:/caf%C3%A9'], ['*']]);
});

test('without the secret, with another or by another method nothing ends', async () => {
  const visible: unknown[] = [];
  await using purges = await withPurges(async (tags) => void visible.push(tags));
  expect(await purges.call({ all: true }, null)).toBe(403);
  expect(await purges.call({ all: true }, `${SECRET}x`)).toBe(403);
  expect(await purges.call({ all: true }, SECRET, '/api/purge', 'GET')).toBe(405);
  expect(await purges.call({ all: true }, SECRET, '/api/purges')).toBe(421);
  expect(visible).toEqual([]);
  expect([hasSecret(`Bearer ${SECRET}`, SECRET), hasSecret(SECRET, SECRET)]).toEqual([true, false]);
});

test('who guesses is held up for the rest of the minute, and holds up nobody who knows', async () => {
  await using purges = await withPurges(async () => undefined);
  const attempts = [];
  for (let index = 0; index < 11; index += 1) attempts.push(await purges.call({ all: true }, 'nee'));
  expect(attempts).toEqual([...Array<number>(10).fill(403), 429]);
  expect(await purges.call({ all: true })).toBe(200);
  purges.minute();
  expect(await purges.call({ all: true }, 'nee')).toBe(403);
});

test('a body that names nothing, or something else, is refused; a database that is away says so', async () => {
  for (const body of [
    'x',
    '[]',
    '{}',
    '{"tags":[]}',
    '{"tags":["node:3 *"]}',
    '{"paths":["hulp"]}',
    '{"paths":["/%"]}',
    '{"all":false}',
    '{"urls":["/"]}',
    `{"tags":["${'x'.repeat(300)}"]}`,
  ])
    expect([body, readPurgeTags(body)]).toEqual([body, null]);
  await using purges = await withPurges(() => Promise.reject(new Error('away')));
  expect(await purges.call('{')).toBe(400);
  expect(await purges.call('x'.repeat(70_000))).toBe(413);
  expect(await purges.call({ all: true })).toBe(503);
});

test('a purge is announced once more a little later: a Drupal that calls before it commits was read too early', async () => {
  const purgedTags: (readonly string[])[] = [];
  const { promise: secondResult, resolve } = Promise.withResolvers<void>();
  await using purges = await withPurges(async (tags) => {
    if (purgedTags.push(tags) === 2) resolve();
  }, 1);
  expect(await purges.call({ tags: ['node:3'] })).toBe(200);
  await secondResult;
  expect(purgedTags).toEqual([['node:3'], ['node:3']]);
});
