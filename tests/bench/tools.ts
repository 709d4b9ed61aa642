import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Packages only needed for measurements, with a separate package.json and lock file. */
const FOLDER = fileURLToPath(new URL('tools/', import.meta.url));

/** Imports a package of `tools/package.json`; installs all of them at the first import. */
export async function importTool<T>(name: string): Promise<T> {
  if (!existsSync(`${FOLDER}node_modules/.package-lock.json`)) {
    execFileSync('npm', ['ci', '--prefix', FOLDER], { stdio: 'inherit' });
  }
  const file = createRequire(`${FOLDER}package.json`).resolve(name);
  return (await import(pathToFileURL(file).href)) as T;
}
