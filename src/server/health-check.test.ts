import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createExternalContact } from './health-check.ts';

/** Another content system that returns the status in the path. */
const server = createServer((req, res) => {
  res.writeHead(Number(req.url?.slice(1)));
  res.end();
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

const getUrl = (status: number) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${status}`;

test('the health says how long ago the other content system answered, and never where it only failed', async () => {
  const { fetch, withContact: beside } = createExternalContact();
  const ownHealth = { status: 'ok', database: 'up', jobs: { purges: 'listening' }, contentVersion: 1 } as const;
  const health = beside(async () => ownHealth);
  await expect(fetch('http://127.0.0.1:1/')).rejects.toThrow();
  await fetch(getUrl(503));
  expect(await health()).toEqual({ ...ownHealth, contentAnsweredSecondsAgo: null });
  await fetch(getUrl(404));
  expect((await health()).contentAnsweredSecondsAgo).toBeLessThan(60);
  expect((await health()).contentAnsweredSecondsAgo).toBeGreaterThanOrEqual(0);
});
