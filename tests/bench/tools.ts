import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The packages that only measuring needs: their own list and lock, apart from those of the product. */
const FOLDER = fileURLToPath(new URL('tools/', import.meta.url));

/** Imports a package of `tools/package.json`; the first one that is asked for installs them all. */
export async function importTool<T>(name: string): Promise<T> {
  if (!existsSync(`${FOLDER}node_modules/.package-lock.json`)) {
    execFileSync('npm', ['ci', '--prefix', FOLDER], { stdio: 'inherit' });
  }
  const file = createRequire(`${FOLDER}package.json`).resolve(name);
  return (await import(pathToFileURL(file).href)) as T;
}
