import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#src/server/root.ts';
import { openDialog } from '#tests/support/http.ts';
import { PATIENCE_MS, readFreePort, startProduct } from '#tests/support/product.ts';
import { getProductPort } from './product.ts';

const readHealth = (port: number) => openDialog({ port, host: `localhost:${port}`, path: '/health' });

it('the request log holds no address, no query and no person', async () => {
  const product = await startProduct();
  try {
    const host = `alcohol.localhost:${product.port}`;
    await openDialog({
      port: product.port,
      host,
      path: '/hulp?email=iemand@example.nl',
      headers: { 'user-agent': 'Telefoon 7' },
    });
    await openDialog({ port: product.port, host, path: '/forum/12/geheim-verhaal' });
    await expect.poll(() => product.printed()).toMatch(/"status":200/);
    expect(product.printed()).not.toMatch(/iemand|geheim-verhaal|Telefoon|127\.0\.0\.1/);
  } finally {
    await product.stop();
  }
});

it('a killed product is up again at once, on the database that outlived it', async () => {
  const first = await startProduct();
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');
  const second = await startProduct({ DATA_DIR: first.dataDir });
  try {
    expect((await readHealth(second.port)).status).toBe(200);
    expect((await openDialog({ port: second.port, host: `alcohol.localhost:${second.port}`, path: '/' })).status).toBe(
      200,
    );
  } finally {
    await second.stop();
    await first.stop();
  }
});

for (const processes of ['1', '2'])
  it(`a process that stands still ends itself, and what runs of ${processes} is up again`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'zelfhulp-stall-'));
    const stall = join(folder, 'stall.mjs');
    writeFileSync(stall, "process.on('SIGUSR2', () => { for (;;) {} });");
    const product = await startProduct(
      { WEB_PROCESSES: processes, NODE_OPTIONS: `--import ${stall}` },
      undefined,
      ROOT,
      'src/server/launch.ts',
    );
    try {
      expect((await readHealth(product.port)).status).toBe(200);
      const getChildren = (pid: number) =>
        execFileSync('pgrep', ['-f', '-P', String(pid), 'server/start.ts'])
          .toString()
          .trim()
          .split('\n')
          .map(Number);
      const [child = 0] = getChildren(product.process.pid ?? 0);
      const [stalled = 0] = processes === '1' ? [child] : getChildren(child);
      process.kill(stalled, 'SIGUSR2');
      await expect.poll(() => product.printed(), { timeout: 60_000 }).toContain('"event":"event-loop-stalled"');
      await expect
        .poll(() => product.printed())
        .toMatch(processes === '1' ? /"event":"process-died"/ : /"event":"worker-died"/);
      await expect
        .poll(async () => (await readHealth(product.port).catch(() => null))?.status, { timeout: PATIENCE_MS })
        .toBe(200);
    } finally {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

it('a product that is told to stop says so to load balancers, and answers what still comes', async () => {
  const product = await startProduct({ DRAIN_SECONDS: '5' });
  const status = async (path: string) =>
    (await openDialog({ port: product.port, host: `alcohol.localhost:${product.port}`, path })).status;
  try {
    expect([await status('/health/live'), await status('/health/ready')]).toEqual([200, 200]);
    product.process.kill('SIGTERM');
    await expect.poll(() => status('/health/ready')).toBe(503);
    expect([await status('/health/live'), await status('/hulp')]).toEqual([200, 200]);
    if (product.process.exitCode === null) await once(product.process, 'exit');
    expect(product.process.exitCode).toBe(0);
  } finally {
    await product.stop();
  }
});

it('npm start ends in order when npm is told to end, and leaves no database behind', async () => {
  const [port, dataDir] = [await readFreePort(), mkdtempSync(join(tmpdir(), 'zelfhulp-npm-'))];
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const server = join(dataDir, 'postgres', 'postmaster.pid');
  try {
    await expect
      .poll(async () => (await readHealth(port).catch(() => null))?.status, { timeout: PATIENCE_MS })
      .toBe(200);
    expect(existsSync(server)).toBe(true);
  } finally {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  }
  await expect.poll(() => existsSync(server)).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
});

it('a wrong environment is explained in one message that lists every bad variable', async () => {
  const product = await startProduct({ PORT: 'drie', BASE_HOSTS: 'http://x', TRUST_PROXY: 'misschien' }).catch(
    (error: Error) => error.message,
  );
  expect(product).toContain('PORT');
  expect(product).toContain('BASE_HOSTS');
  expect(product).toContain('TRUST_PROXY');
});

for (const processes of ['1', '2']) {
  it(`a port that is taken ends the start with its reason, and no database stays behind (${processes} processes)`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'zelfhulp-taken-'));
    const settings = { DATA_DIR: dataDir, WEB_PROCESSES: processes };
    const product = await startProduct(settings, getProductPort()).catch((error: Error) => error.message);
    expect(product).toMatch(/The product stopped with 1:[\s\S]*EADDRINUSE/);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    rmSync(dataDir, { recursive: true, force: true });
  });
}

it('two processes on one database behave as one: what one publishes, the other shows', async () => {
  const { openEditor } = await import('#tests/support/staff.ts');
  const product = await startProduct({ WEB_PROCESSES: '2' });
  try {
    const editor = await openEditor({ port: product.port, dataDir: product.dataDir }, 'tabak');
    const result = await editor.call('POST', '/api/nl/node?_format=json', {
      type: [{ target_id: 'basic_page' }],
      title: [{ value: 'Versie 0' }],
      path: [{ alias: '/samen' }],
      moderation_state: [{ value: 'published' }],
    });
    const id = JSON.parse(result.text).nid[0].value;
    for (let version = 1; version <= 10; version++) {
      const body = { type: [{ target_id: 'basic_page' }], title: [{ value: `Versie ${version}` }] };
      await editor.call('PATCH', `/api/nl/node/${id}?_format=json`, body);
      for (let reader = 0; reader < 6; reader++) {
        const answer = await openDialog({
          port: product.port,
          host: `tabak.localhost:${product.port}`,
          path: '/samen',
        });
        expect(answer.text).toContain(`Versie ${version}`);
      }
    }
  } finally {
    await product.stop();
  }
});

for (const processes of ['1', '2']) {
  it(`figures are read at a port of their own, of every process (${processes} processes)`, async () => {
    const port = await readFreePort();
    const product = await startProduct({ WEB_PROCESSES: processes, METRICS_PORT: String(port) });
    const host = `alcohol.localhost:${product.port}`;
    const read = async () => (await openDialog({ port, host: `127.0.0.1:${port}`, path: '/metrics' })).text;
    try {
      await openDialog({ port: product.port, host, path: '/hulp' });
      await expect.poll(read).toMatch(/_count\{kind="page",status="2xx",cache="miss".*\} 1/);
      const text = await read();
      expect(text.match(/^zelfhulp_ready(\{.*\})? 1$/gm)?.length).toBe(Number(processes));
      expect(text).toContain('zelfhulp_database_up 1');
      expect(text).toMatch(/^zelfhulp_password_slots\{state="waiting".*\} 0$/m);
      expect(text).toMatch(/^zelfhulp_mails_total\{result="sent".*\} 0$/m);
      expect(text).toMatch(/^zelfhulp_publishes_total\{shown="at-once".*\} \d+$/m);
      expect(text).not.toContain('/hulp');
      expect((await openDialog({ port: product.port, host, path: '/metrics' })).status).toBe(404);
    } finally {
      await product.stop();
    }
  });
}
