import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '#src/server/root.ts';

const FOLDER = join(ROOT, 'docs/operations/drupal-module/zelfhulp');

const hasPhp = () => spawnSync('php', ['--version']).status === 0;

/** Installs Debian's PHP if it is missing and may be installed. */
function installPhp(): void {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'php-cli'], options);
}

test('the module for a Drupal is PHP that parses, and passes its own tests', () => {
  if (!hasPhp()) installPhp();
  const createPhp = (...args: readonly string[]) => spawnSync('php', args, { encoding: 'utf8' });
  for (const file of ['src/FormWords.php', 'src/Purge.php', 'tests/run.php'])
    expect(createPhp('-l', join(FOLDER, file)).stdout).toContain('No syntax errors detected');
  const { status, stdout } = createPhp(join(FOLDER, 'tests/run.php'));
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^(ok: .+\n){7}$/)]);
});
