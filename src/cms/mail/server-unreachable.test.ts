import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { participant } from '#tests/support/accounts.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { IMMEDIATE_ATTEMPTS } from '../jobs/queues.ts';
import { sendWaitingMails } from './watch-mail-server.ts';

/** Starts a mail server that accepts connections and sends nothing until it is closed. */
async function startSilence() {
  const open = new Set<Socket>();
  const server = createServer((socket) => void open.add(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    for (const socket of open) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { port, open, close };
}

let silence: Awaited<ReturnType<typeof startSilence>>;
beforeEach(async () => {
  silence = await startSilence();
});

/** Creates a system that mails through that port; by default a mail would wait an hour for its next attempt. */
async function getSystem(port: number) {
  const environment = { SMTP_URL: `smtp://127.0.0.1:${port}` };
  const system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true, environment });
  await system.database.pool.query('update pgboss.queue set retry_delay = 3600, retry_backoff = false');
  return system;
}

const patiently = { timeout: 60_000, interval: 100 };

const waiting = ({ database }: TestSystem) =>
  database.pool.query(`select 1 from pgboss.job where name = 'mail' and state = 'retry'`);

describe('a mail server', { timeout: 60_000 }, () => {
  it('that is away keeps nobody from registering, and the mail comes once it is back', async () => {
    await silence.close();
    const system = await getSystem(silence.port);
    const { mail } = await participant(system);
    await vi.waitFor(async () => expect((await waiting(system)).rowCount).toBe(1), patiently);
    expect(system.logged).toMatchObject([{ event: 'job-failed', queue: 'mail' }]);
    const server = await startMailServer({ port: silence.port });
    await vi.waitFor(() => expect(server.mails.map(({ to }) => to)).toEqual([mail]), patiently);
    await system.close();
    await server.close();
  });

  it('that says nothing keeps nobody from registering, and the mail comes once it speaks', async () => {
    const system = await getSystem(silence.port);
    const { mail } = await participant(system);
    // The mail is still being retried.
    expect(system.logged).toEqual([]);
    await vi.waitFor(() => expect(silence.open.size).toBeGreaterThan(0), patiently);
    await silence.close();
    const server = await startMailServer({ port: silence.port });
    await vi.waitFor(() => expect(server.mails.map(({ to }) => to)).toEqual([mail]), patiently);
    await system.close();
    await server.close();
  });
});

describe('a mail that waits for its next try', { timeout: 60_000 }, () => {
  const answering = { isReachable: async () => true };

  it('is hurried only where the server was not reached, answers now, and was not tried too often', async () => {
    await silence.close();
    const system = await makeTestSystem(inject('databaseUrl'), {
      hasJobs: true,
      environment: { SMTP_URL: `smtp://127.0.0.1:${silence.port}` },
    });
    await participant(system);
    await vi.waitFor(async () => expect((await waiting(system)).rowCount).toBe(1), patiently);
    const { database } = system;
    expect(await sendWaitingMails({ database, transport: { isReachable: async () => false } })).toBe(0);
    const tried = (count: number) => database.pool.query('update pgboss.job set retry_count = $1', [count]);
    await tried(IMMEDIATE_ATTEMPTS);
    expect(await sendWaitingMails({ database, transport: answering })).toBe(0);
    await tried(IMMEDIATE_ATTEMPTS - 1);
    expect(await sendWaitingMails({ database, transport: answering })).toBe(1);
    await system.close();
  });

  it('keeps to its time where the server said "not now" about it', async () => {
    const refuseMail = () => Object.assign(new Error('busy'), { responseCode: 451 });
    const system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true, refuseMail });
    await participant(system);
    await vi.waitFor(async () => expect((await waiting(system)).rowCount).toBe(1), patiently);
    expect(await sendWaitingMails({ database: system.database, transport: answering })).toBe(0);
    await system.close();
  });
});
