import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs from outside the product, with the Debian package of each. */
const PACKAGES = {
  initdb: 'postgresql',
  postgres: 'postgresql',
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  nginx: 'nginx',
  pgbackrest: 'pgbackrest',
  openssl: 'openssl',
} as const;

export type ProgramName = keyof typeof PACKAGES;

const DEBIAN = '/usr/lib/postgresql';
const OLDEST_MAJOR = 15;

/** Returns the folders of PostgreSQL's programs, which Debian does not add to PATH; the newest first. */
function getFolders(): readonly string[] {
  const majors = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const usable = majors.filter((major) => major >= OLDEST_MAJOR).toSorted((a, b) => b - a);
  return [
    ...usable.map((major) => join(DEBIAN, String(major), 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
  ];
}

/** Returns the path of an installed program; undefined if it is missing. */
const getPath = (name: ProgramName): string | undefined =>
  getFolders()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Returns the path of a program that `isInstalled` found. */
export function getProgram(name: ProgramName): string {
  const path = getPath(name);
  if (path === undefined) throw new Error(`${name} is not installed.`);
  return path;
}

/** Returns true if a part can run here; otherwise prints the missing programs and how to install them. */
export function isInstalled(part: string, names: readonly ProgramName[]): boolean {
  const missing = names.filter((name) => getPath(name) === undefined);
  if (missing.length === 0) return true;
  const packages = missing.map((name) => PACKAGES[name]).join(' ');
  process.stderr.write(
    `left out: ${part}, as ${missing.join(', ')} is not installed. On Debian: apt-get install --no-install-recommends ${packages}\n`,
  );
  return false;
}
