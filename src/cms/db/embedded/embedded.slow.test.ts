import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadBinaries } from './binaries.ts';
import { getEmbeddedPaths } from './paths.ts';
import { type EmbeddedServer, startEmbedded } from './start.ts';

const START = new URL('./start.ts', import.meta.url).href;

let folder: string;
let servers: EmbeddedServer[];
let apps: ChildProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zelfhulp-embedded-'));
  servers = [];
  apps = [];
});
afterEach(async () => {
  for (const app of apps) if (app.exitCode === null) app.kill('SIGKILL');
  for (const server of servers) await server.stop();
  // A server that is stopping may still write to the folder.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

async function start(): Promise<EmbeddedServer> {
  const server = await startEmbedded(folder);
  servers.push(server);
  return server;
}

/** Starts an app in a separate process, which has started the database and waits. */
async function startApp(): Promise<ChildProcess> {
  const script = `const { startEmbedded } = await import(${JSON.stringify(START)});
    const server = await startEmbedded(${JSON.stringify(folder)});
    process.on('message', async () => { await server.stop(); process.exit(0); });
    process.send('ready');`;
  const args = ['--input-type=module', '-e', script];
  const app = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  apps.push(app);
  await once(app, 'message');
  return app;
}

async function isUp(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

describe('the embedded database', { timeout: 60_000 }, () => {
  test('outlives an app that was killed, and the next start joins it with all its rows', async () => {
    const app = await startApp();
    const first = await start();
    const pid = first.pid();
    const client = new pg.Client({ connectionString: first.url });
    await client.connect();
    await client.query('create table kept as select 42 as answer');
    await client.end();
    app.kill('SIGKILL');
    await once(app, 'exit');
    const second = await start();
    expect(second.pid()).toBe(pid);
    const newClient = new pg.Client({ connectionString: second.url });
    await newClient.connect();
    expect((await newClient.query('select answer from kept')).rows).toEqual([{ answer: 42 }]);
    await newClient.end();
  });

  test('is stopped by the last app that uses it, not before', async () => {
    const app = await startApp();
    const embeddedServer = await start();
    app.send('stop');
    await once(app, 'exit');
    expect(await isUp(embeddedServer.url)).toBe(true);
    await embeddedServer.stop();
    expect(await isUp(embeddedServer.url)).toBe(false);
    expect(embeddedServer.pid()).toBeNull();
  });

  test('comes back within 30 seconds when it was killed', async () => {
    const server = await start();
    const killed = server.pid() ?? 0;
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(async () => expect(await isUp(server.url)).toBe(true), { timeout: 60_000, interval: 100 });
    expect(server.pid()).not.toBe(killed);
  });

  test('comes back at once when it is killed again while it starts', async () => {
    const server = await start();
    let killed = 0;
    for (let time = 0; time < 3; time += 1) {
      const next = await vi.waitUntil(() => server.pid() !== killed && server.pid(), { timeout: 60_000, interval: 1 });
      killed = Number(next);
      process.kill(killed, 'SIGKILL');
    }
    await vi.waitFor(async () => expect(await isUp(server.url)).toBe(true), { timeout: 60_000, interval: 100 });
  });

  test('is one server when two start it at the same instant, and no half-made folder is left', async () => {
    const [child, two] = await Promise.all([startApp(), startApp()]);
    const embeddedServer = await start();
    expect(await isUp(embeddedServer.url)).toBe(true);
    expect((await readdir(folder)).sort()).toEqual(['postgres', 'postgres.log']);
    expect([child?.exitCode, two?.exitCode]).toEqual([null, null]);
  });

  test('listens on no network and on a socket that only its owner reaches', async () => {
    const server = await start();
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    expect((await client.query('show listen_addresses')).rows).toEqual([{ listen_addresses: '' }]);
    await client.end();
  });
});

test('a socket folder that is open to others is not used', async () => {
  const dataDir = join(tmpdir(), `zelfhulp-open-socket-${process.pid}`);
  const { sockets } = getEmbeddedPaths(dataDir);
  await mkdir(sockets, { mode: 0o755 });
  await chmod(sockets, 0o755);
  await expect(startEmbedded(dataDir)).rejects.toThrow('belongs to somebody else or is open to others');
  await Promise.all([dataDir, sockets].map((path) => rm(path, { recursive: true, force: true, maxRetries: 10 })));
});

test('a machine without binaries is told to set DATABASE_URL', async () => {
  await expect(loadBinaries('sunos-sparc')).rejects.toThrow(/sunos-sparc.*DATABASE_URL=postgresql:/s);
});
