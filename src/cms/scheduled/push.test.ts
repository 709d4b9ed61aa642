import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, it } from 'vitest';
import { savePushToken } from '#src/contract/account.ts';
import { expectSuccess, participant } from '#tests/support/accounts.ts';
import { makeTestSystem } from '#tests/support/test-system.ts';
import {
  createPushHandler,
  logPush,
  type PushDevice,
  type PushLogEntry,
  type PushMessage,
  sendThroughGateway,
} from './push.ts';

const DEVICES: readonly PushDevice[] = [
  { platform: 'android', token: 'a' },
  { platform: 'ios', token: 'b' },
  { platform: 'android', token: 'c' },
];
const MESSAGE = { devices: DEVICES, text: 'Er staat iets voor je klaar', language: 'nl' } as const;

/** Starts a gateway on loopback that returns this status to every call, with the tokens like the real gateway. */
async function withGateway(status: number, work: (url: string, received: unknown[]) => Promise<void>) {
  const received: unknown[] = [];
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const part of req.setEncoding('utf8')) body += part;
    received.push({ method: req.method, path: req.url, body: JSON.parse(body) });
    res.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, received);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('without a push service it is logged how many devices would have been rung, and nothing of whose', async () => {
  const logEvents: PushLogEntry[] = [];
  await logPush((event) => void logEvents.push(event))(MESSAGE);
  expect(logEvents).toEqual([{ event: 'push', devices: 3 }]);
});

it('the gateway is told the devices of each platform and the neutral text, and nothing else', () =>
  withGateway(200, async (url, received) => {
    await sendThroughGateway({ url, iosTopic: 'nl.example.app' })(MESSAGE);
    const message = 'Er staat iets voor je klaar';
    const notifications = [
      { tokens: ['b'], platform: 1, message, topic: 'nl.example.app' },
      { tokens: ['a', 'c'], platform: 2, message },
    ];
    expect(received).toEqual([{ method: 'POST', path: '/api/push', body: { notifications } }]);
  }));

it('a gateway that refuses makes the job fail, by its status and without a token', () =>
  withGateway(500, async (url) => {
    const ringing = sendThroughGateway({ url, iosTopic: null })({
      ...MESSAGE,
      devices: [{ platform: 'ios', token: 'secret' }],
    });
    await expect(ringing).rejects.toThrow(/^The push gateway answered 500\.$/);
  }));

it('a reply at night rings once, at six in the morning, and an hour that was chosen at once', async () => {
  const system = await makeTestSystem(inject('databaseUrl'));
  const { client, uid } = await participant(system);
  expectSuccess(await client.call(savePushToken, { body: { pushNotificationToken: 'apparaat', platform: 'ios' } }));
  const pushMessages: PushMessage[] = [];
  const push = createPushHandler(system.system, async (message) => void pushMessages.push(message));
  const hour = 3_600_000;
  // From the start of the clock, at 13:00, until three at night.
  system.clock.pass(14 * hour);
  for (const id of ['reply 1', 'reply 2']) await push({ uid, language: 'nl' }, { id });
  expect(pushMessages).toEqual([]);
  const { rows } = await system.database.pool.query<{ id: string; data: never; start_after: Date }>(
    "select id, data, start_after from pgboss.job where name = 'push'",
  );
  expect(rows.map(({ start_after: from }) => from.toISOString())).toEqual(['2026-11-21T05:00:00.000Z']);
  const until = new Date(system.clock.now().getTime() + hour).toISOString();
  await push({ uid, language: 'nl', until }, { id: 'own hour' });
  expect(pushMessages).toHaveLength(1);
  system.clock.pass(3 * hour);
  for (const { id, data } of rows) await push(data, { id });
  expect(pushMessages).toHaveLength(2);
  await system.close();
});

it('a device is not rung once its session expired, although its row is still there', async () => {
  const system = await makeTestSystem(inject('databaseUrl'));
  const { client, uid } = await participant(system);
  expectSuccess(await client.call(savePushToken, { body: { pushNotificationToken: 'apparaat', platform: 'ios' } }));
  const pushMessages: PushMessage[] = [];
  const push = createPushHandler(system.system, async (message) => void pushMessages.push(message));
  await push({ uid, language: 'nl' }, { id: 'first' });
  expect(pushMessages.map(({ devices }) => devices)).toEqual([[{ platform: 'ios', token: 'apparaat' }]]);
  const expiry = new Date(system.clock.now().getTime() - 1_000);
  await system.database.pool.query('update sessions set expires_at = $1 where uid = $2', [expiry, uid]);
  await push({ uid, language: 'nl' }, { id: 'second' });
  expect(pushMessages).toHaveLength(1);
  await system.close();
});
