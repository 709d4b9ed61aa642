import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '../support/http.ts';
import { freePort } from '../support/product.ts';
import { expect, test } from './story.ts';

test('the development server shows pages, and leaves no database behind when it is stopped', async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'zelfhulp-dev-'));
  const { NODE_ENV: _production, ...environment } = process.env;
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)], {
    env: { ...environment, DATA_DIR: dataDir, PORT: String(port) },
    stdio: 'ignore',
  });
  const server = join(dataDir, 'postgres', 'postmaster.pid');
  const statusOf = async (path: string) => {
    const asked = ask({ port, host: `alcohol.localhost:${port}`, path });
    return asked.then(({ status }) => status).catch(() => 0);
  };
  try {
    await expect.poll(() => statusOf('/hulp'), { timeout: 60_000 }).toBe(200);
    expect(existsSync(server)).toBe(true);
  } finally {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
  expect(existsSync(server)).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
});
