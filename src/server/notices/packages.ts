import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that the product uses at runtime, on any platform. */
export interface ProductPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX licence, as declared by the package. */
  readonly license: string;
  /** Folder of the package; null if it is for another platform. */
  readonly folder: string | null;
}

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

interface Manifest {
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

function findLicense(folder: string): string | undefined {
  const { license, licenses } = readJson<Manifest>(join(folder, 'package.json'));
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ');
}

/** Returns all production packages in the lock file, each version once. */
export function listProductPackages(root: string): readonly ProductPackage[] {
  const { packages } = readJson<{ readonly packages: Readonly<Record<string, LockEntry>> }>(
    join(root, 'package-lock.json'),
  );
  const packagesByName = new Map<string, ProductPackage>();
  for (const [path, { version = '', license, dev, devOptional }] of Object.entries(packages)) {
    if (path === '' || dev || devOptional) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const folder = existsSync(join(root, path, 'package.json')) ? join(root, path) : null;
    const knownLicense = (folder && findLicense(folder)) || license || 'unknown';
    packagesByName.set(`${name} ${version}`, { name, version, license: knownLicense, folder });
  }
  return [...packagesByName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const IS_NOTICE = /^(licen[cs]e|copying|notice|third-party)[^/]*$/i;

/** Returns the licence texts in a package's files, concatenated; empty if there are none. */
export function readNotices(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && IS_NOTICE.test(entry.name),
  );
  return files
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())
    .filter((text) => text !== '')
    .join('\n\n');
}
