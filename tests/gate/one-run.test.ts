import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimCheckout } from './one-run.ts';

const PROGRAM = 'setTimeout(() => {}, 600_000)';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'one-run-'));
  file = join(folder, 'test-run.pid');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('a checkout is free for the first run', () => {
  expect(claimCheckout(PROGRAM, file)).toBeNull();
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});

it('a second run learns which process the first one is, until that has ended', async () => {
  const first = spawn(process.execPath, ['-e', PROGRAM]);
  await once(first, 'spawn');
  writeFileSync(file, String(first.pid));
  try {
    await expect.poll(() => claimCheckout(PROGRAM, file)).toBe(first.pid);
    expect(claimCheckout('another program', file)).toBeNull();
    writeFileSync(file, String(first.pid));
  } finally {
    first.kill('SIGKILL');
    await once(first, 'exit');
  }
  expect(claimCheckout(PROGRAM, file)).toBeNull();
});
