import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#src/server/root.ts';
import { ask } from '#tests/support/http.ts';
import { freePort, PATIENCE_MS, startProduct } from '#tests/support/product.ts';
import { productPort } from './product.ts';

const health = (port: number) => ask({ port, host: `localhost:${port}`, path: '/health' });

it('the request log holds no address, no query and no person', async () => {
  const own = await startProduct();
  try {
    const host = `alcohol.localhost:${own.port}`;
    await ask({ port: own.port, host, path: '/hulp?email=iemand@example.nl', headers: { 'user-agent': 'Telefoon 7' } });
    await ask({ port: own.port, host, path: '/forum/12/geheim-verhaal' });
    await expect.poll(() => own.printed()).toMatch(/"status":200/);
    expect(own.printed()).not.toMatch(/iemand|geheim-verhaal|Telefoon|127\.0\.0\.1/);
  } finally {
    await own.stop();
  }
});

it('a killed product is up again at once, on the database that outlived it', async () => {
  const first = await startProduct();
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');
  const second = await startProduct({ DATA_DIR: first.dataDir });
  try {
    expect((await health(second.port)).status).toBe(200);
    expect((await ask({ port: second.port, host: `alcohol.localhost:${second.port}`, path: '/' })).status).toBe(200);
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
    const own = await startProduct(
      { WEB_PROCESSES: processes, NODE_OPTIONS: `--import ${stall}` },
      undefined,
      ROOT,
      'src/server/launch.ts',
    );
    try {
      expect((await health(own.port)).status).toBe(200);
      const children = (pid: number) =>
        execFileSync('pgrep', ['-f', '-P', String(pid), 'server/start.ts'])
          .toString()
          .trim()
          .split('\n')
          .map(Number);
      const [child = 0] = children(own.process.pid ?? 0);
      const [stalled = 0] = processes === '1' ? [child] : children(child);
      process.kill(stalled, 'SIGUSR2');
      await expect.poll(() => own.printed(), { timeout: 60_000 }).toContain('"event":"event-loop-stalled"');
      await expect
        .poll(() => own.printed())
        .toMatch(processes === '1' ? /"event":"process-died"/ : /"event":"worker-died"/);
      await expect
        .poll(async () => (await health(own.port).catch(() => null))?.status, { timeout: PATIENCE_MS })
        .toBe(200);
    } finally {
      await own.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

it('a product that is told to stop says so to load balancers, and answers what still comes', async () => {
  const own = await startProduct({ DRAIN_SECONDS: '5' });
  const status = async (path: string) =>
    (await ask({ port: own.port, host: `alcohol.localhost:${own.port}`, path })).status;
  try {
    expect([await status('/health/live'), await status('/health/ready')]).toEqual([200, 200]);
    own.process.kill('SIGTERM');
    await expect.poll(() => status('/health/ready')).toBe(503);
    expect([await status('/health/live'), await status('/hulp')]).toEqual([200, 200]);
    if (own.process.exitCode === null) await once(own.process, 'exit');
    expect(own.process.exitCode).toBe(0);
  } finally {
    await own.stop();
  }
});

it('npm start ends in order when npm is told to end, and leaves no database behind', async () => {
  const [port, dataDir] = [await freePort(), mkdtempSync(join(tmpdir(), 'zelfhulp-npm-'))];
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const server = join(dataDir, 'postgres', 'postmaster.pid');
  try {
    await expect.poll(async () => (await health(port).catch(() => null))?.status, { timeout: PATIENCE_MS }).toBe(200);
    expect(existsSync(server)).toBe(true);
  } finally {
    const deleted = once(child, 'exit');
    child.kill('SIGTERM');
    await deleted;
  }
  await expect.poll(() => existsSync(server)).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
});

it('a wrong environment is explained in one message that lists every bad variable', async () => {
  const refused = await startProduct({ PORT: 'drie', BASE_HOSTS: 'http://x', TRUST_PROXY: 'misschien' }).catch(
    (error: Error) => error.message,
  );
  expect(refused).toContain('PORT');
  expect(refused).toContain('BASE_HOSTS');
  expect(refused).toContain('TRUST_PROXY');
});

for (const processes of ['1', '2']) {
  it(`a port that is taken ends the start with its reason, and no database stays behind (${processes} processes)`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'zelfhulp-taken-'));
    const settings = { DATA_DIR: dataDir, WEB_PROCESSES: processes };
    const refused = await startProduct(settings, productPort()).catch((error: Error) => error.message);
    expect(refused).toMatch(/The product stopped with 1:[\s\S]*EADDRINUSE/);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    rmSync(dataDir, { recursive: true, force: true });
  });
}

it('two processes on one database behave as one: what one publishes, the other shows', async () => {
  const { openEditor } = await import('#tests/support/staff.ts');
  const own = await startProduct({ WEB_PROCESSES: '2' });
  try {
    const editor = await openEditor({ port: own.port, dataDir: own.dataDir }, 'tabak');
    const made = await editor.call('POST', '/api/nl/node?_format=json', {
      type: [{ target_id: 'basic_page' }],
      title: [{ value: 'Versie 0' }],
      path: [{ alias: '/samen' }],
      moderation_state: [{ value: 'published' }],
    });
    const id = JSON.parse(made.text).nid[0].value;
    for (let version = 1; version <= 10; version++) {
      const body = { type: [{ target_id: 'basic_page' }], title: [{ value: `Versie ${version}` }] };
      await editor.call('PATCH', `/api/nl/node/${id}?_format=json`, body);
      for (let reader = 0; reader < 6; reader++) {
        const answer = await ask({ port: own.port, host: `tabak.localhost:${own.port}`, path: '/samen' });
        expect(answer.text).toContain(`Versie ${version}`);
      }
    }
  } finally {
    await own.stop();
  }
});

for (const processes of ['1', '2']) {
  it(`figures are read at a port of their own, of every process (${processes} processes)`, async () => {
    const port = await freePort();
    const own = await startProduct({ WEB_PROCESSES: processes, METRICS_PORT: String(port) });
    const host = `alcohol.localhost:${own.port}`;
    const read = async () => (await ask({ port, host: `127.0.0.1:${port}`, path: '/metrics' })).text;
    try {
      await ask({ port: own.port, host, path: '/hulp' });
      await expect.poll(read).toMatch(/_count\{kind="page",status="2xx",cache="miss".*\} 1/);
      const text = await read();
      expect(text.match(/^zelfhulp_ready(\{.*\})? 1$/gm)?.length).toBe(Number(processes));
      expect(text).toContain('zelfhulp_database_up 1');
      expect(text).toMatch(/^zelfhulp_password_slots\{state="waiting".*\} 0$/m);
      expect(text).toMatch(/^zelfhulp_mails_total\{result="sent".*\} 0$/m);
      expect(text).toMatch(/^zelfhulp_publishes_total\{shown="at-once".*\} \d+$/m);
      expect(text).not.toContain('/hulp');
      expect((await ask({ port: own.port, host, path: '/metrics' })).status).toBe(404);
    } finally {
      await own.stop();
    }
  });
}
