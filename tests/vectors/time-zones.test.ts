import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { everyDay } from './every-day.ts';

const SCRIPT = fileURLToPath(new URL('./day-sentences.ts', import.meta.url));
const run = promisify(execFile);

/** Runs the script in a separate process: the time zone of a running one cannot be changed. */
async function readSaid(zone: string): Promise<string> {
  const { stdout } = await run(process.execPath, [SCRIPT], { env: { ...process.env, TZ: zone } });
  return stdout;
}

let currentPath: string;
beforeAll(() => {
  currentPath = everyDay();
});

test.each(['UTC', 'Europe/Amsterdam', 'Pacific/Auckland', 'Pacific/Honolulu'])(
  'every day of 2025 to 2032 has the same answers on a server in %s, and every week seven days',
  async (zone) => {
    const text = await readSaid(zone);
    expect(text).toBe(currentPath);
    expect(text).toMatch(/^[0-9a-f]{64} 7$/);
  },
  60_000,
);
