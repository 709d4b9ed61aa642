import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './root.ts';

function start(environment: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'src/server/start.ts')], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('the server runs in production mode or not at all, and npm start sees to it', () => {
  for (const mode of ['development', '']) {
    const { status, stderr } = start({ NODE_ENV: mode });
    expect([status, stderr]).toEqual([1, 'NODE_ENV is not "production": start the product with npm start.\n']);
  }
  expect(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts.start).toBe(
    'exec node --max-semi-space-size=16 src/server/launch.ts',
  );
  expect(readFileSync(join(ROOT, 'src/server/launch.ts'), 'utf8')).toMatch(
    /NODE_ENV = 'production';[\s\S]*runChildProcess\(.*'src\/server\/start\.ts'/,
  );
});

test('a bad environment is named before anything starts, without a stack', () => {
  const { status, stdout, stderr } = start({ NODE_ENV: 'production', PORT: 'many', WEB_PROCESSES: '0' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toEqual([
    'The environment cannot be used:',
    expect.stringContaining('PORT is "many"; expected a port number'),
    expect.stringContaining('WEB_PROCESSES is "0"; expected a whole number'),
  ]);
});
