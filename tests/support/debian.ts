import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this process may install Debian's packages: as root, on a Debian with apt. */
export const canInstallPackages = (): boolean =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

/** Longest time that one run of apt may take. */
const APT_LIMIT_MS = 300_000;

/** Runs `apt-get` without questions. */
function apt(...words: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', words, { stdio: 'ignore', env, timeout: APT_LIMIT_MS });
}

/** Reads the lists of packages anew. */
export const updatePackageLists = (): void => apt('update', '-q');

/** Installs packages of Debian, without those that they only recommend. */
export const installPackages = (...names: readonly string[]): void =>
  apt('install', '-y', '-q', '--no-install-recommends', ...names);
