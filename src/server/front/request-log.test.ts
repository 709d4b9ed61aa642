import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningFront, startFront } from './front.fixture.ts';
import { redact, redactCall } from './request-log.ts';

let front: RunningFront;
beforeAll(async () => {
  front = await startFront();
});
afterAll(() => front.close());

test('each request is one JSON line: what was asked, how it was answered, how long it took', async () => {
  await front.get('/hulp');
  await front.get('/hulp');
  await front.send('HEAD', '/hulp');
  await front.get('/favicon.svg');
  await front.get('/api/en/user/12');
  await front.get('/health');
  await front.get('/', {}, 'evil.example');
  const lines = front.lines();
  for (const { time, us, instance } of lines) {
    expect([Number.isNaN(Date.parse(String(time))), Number(us) >= 0]).toEqual([false, true]);
    expect(instance).toBe(front.config.instance);
  }
  expect(new Set(lines.map(({ request }) => request)).size).toBe(lines.length);
  expect(lines.map(({ time, us, instance, request, ...rest }) => rest)).toEqual([
    { method: 'GET', kind: 'page', screen: '/hulp', status: 200, cache: 'miss' },
    { method: 'GET', kind: 'page', screen: '/hulp', status: 200, cache: 'hit' },
    { method: 'HEAD', kind: 'page', screen: '/hulp', status: 200, cache: 'hit' },
    { method: 'GET', kind: 'file', screen: '/*', status: 200 },
    { method: 'GET', kind: 'api', screen: '/api/user', status: 200 },
    { method: 'GET', kind: 'health', screen: '/health', status: 200 },
    { method: 'GET', kind: 'refused', screen: '/*', status: 421 },
  ]);
});

test('nothing of a person is in it: no address, query, id, token, cookie or name', async () => {
  const canary = 'c4n4ry';
  for (const path of [
    `/dagboek/${canary}`,
    `/${canary}@example.nl`,
    `/l/${canary}`,
    `/hulp?email=${canary}`,
    `/api/nl/user/${canary}`,
    `/api/nl/${canary}?x=${canary}`,
    `//${canary}`,
  ]) {
    await front.get(path, { cookie: `SESS=${canary}`, 'user-agent': canary, referer: `http://x/${canary}` });
  }
  expect(front.printed()).not.toContain(canary);
  expect(front.printed()).not.toContain('127.0.0.1');
});

test.each([
  ['/', '/'],
  ['/en', '/en'],
  ['/dagboek/12', '/dagboek'],
  ['/en/forum/3/4', '/en/forum'],
  ['/jan.jansen', '/*'],
  ['/3f2a', '/*'],
])('%s is kept as %s', (path, expected) => {
  expect(redact(path)).toBe(expected);
});

test.each([
  ['/api/nl/user/12', '/api/user'],
  ['/api/user/login', '/api/user'],
  ['/api/en', '/api/'],
])('the call %s is kept as %s', (path, expected) => {
  expect(redactCall(path)).toBe(expected);
});
