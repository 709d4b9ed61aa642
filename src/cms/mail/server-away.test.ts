import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { participant } from '#tests/support/accounts.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { makeTestSystem } from '#tests/support/test-system.ts';

/** A port of a mail server that takes connections and says nothing, until it is closed. */
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

/** A system that mails through that port, and asks again after a second. */
async function systemAt(port: number) {
  const environment = { SMTP_URL: `smtp://127.0.0.1:${port}` };
  const system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true, environment });
  await system.database.pool.query('update pgboss.queue set retry_delay = 1, retry_backoff = false');
  return system;
}

describe('a mail server', { timeout: 60_000 }, () => {
  it('that is away keeps nobody from registering, and the mail comes once it is back', async () => {
    await silence.close();
    const system = await systemAt(silence.port);
    const { mail } = await participant(system);
    await vi.waitFor(() => expect(system.logged).not.toEqual([]), { timeout: 20_000, interval: 100 });
    expect(system.logged.every(({ event }) => event === 'job-failed')).toBe(true);
    const server = await startMailServer({ port: silence.port });
    await vi.waitFor(() => expect(server.mails.map(({ to }) => to)).toEqual([mail]), {
      timeout: 20_000,
      interval: 100,
    });
    await system.close();
    await server.close();
  });

  it('that says nothing keeps nobody from registering, and the mail comes once it speaks', async () => {
    const system = await systemAt(silence.port);
    const begun = performance.now();
    const { mail } = await participant(system);
    expect(performance.now() - begun).toBeLessThan(5_000);
    await vi.waitFor(() => expect(silence.open.size).toBeGreaterThan(0), { timeout: 20_000, interval: 100 });
    await silence.close();
    const server = await startMailServer({ port: silence.port });
    await vi.waitFor(() => expect(server.mails.map(({ to }) => to)).toEqual([mail]), {
      timeout: 20_000,
      interval: 100,
    });
    await system.close();
    await server.close();
  });
});
