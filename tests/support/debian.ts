import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns true if this process may install Debian packages: as root, on Debian with apt. */
export const canInstallPackages = (): boolean =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

/** Maximum duration in ms of an apt command. */
const APT_LIMIT_MS = 300_000;

/** Runs `apt-get` without prompts. */
function apt(...commandArguments: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another program may be installing packages.
  execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...commandArguments], {
    stdio: 'ignore',
    env,
    timeout: APT_LIMIT_MS,
  });
}

/** Updates the package lists. */
export const updatePackageLists = (): void => apt('update', '-q');

/** Installs Debian packages, without recommended packages. */
export const installPackages = (...names: readonly string[]): void =>
  apt('install', '-y', '-q', '--no-install-recommends', ...names);
