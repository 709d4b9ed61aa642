import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('night.fixture.ts', import.meta.url));

test.each(['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
  'half past one on every night of 2025 to 2032 is of the day that the chosen hour makes of it, on a server in %s',
  async (zone) => {
    const { stdout } = await promisify(execFile)(process.execPath, [program], { env: { ...process.env, TZ: zone } });
    expect(JSON.parse(stdout)).toEqual({ zone, nights: 2_922, wrong: [] });
  },
  60_000,
);
