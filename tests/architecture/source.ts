import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const ROOT = new URL('../../', import.meta.url).pathname;

/** All files tracked by git or not ignored, as paths from the root. */
export const FILES: readonly string[] = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((path) => path !== '' && exists(path));

function exists(path: string): boolean {
  try {
    readFileSync(join(ROOT, path));
    return true;
  } catch {
    return false;
  }
}

const CODE = /\.(ts|tsx|astro|mjs)$/;

/** Source files of the product, without tests and generated migrations. */
export const CODE_FILES = FILES.filter(
  (path) => /^(src|registry)\//.test(path) && CODE.test(path) && !/\.(test|fixture)\.tsx?$/.test(path),
);

export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g;

/** Returns the project files that a file imports, without packages, as paths from the root. */
export function getProjectImports(path: string): string[] {
  const violations: string[] = [];
  for (const match of read(path).matchAll(IMPORT)) {
    const name = match[1] ?? match[2] ?? match[3] ?? '';
    if (name.startsWith('#')) violations.push(name.slice(1));
    else if (name.startsWith('.')) violations.push(normalize(join(dirname(path), name)));
  }
  return violations.map((name) => name.replace(/\?.*$/, ''));
}

/** Returns the part of the product to which a path belongs: "registry", "rules", "islands/plan", "config", ... */
export function getPart(path: string): string {
  const [top, second = '', third = ''] = path.split('/');
  if (top !== 'src') return top ?? '';
  if (second === 'islands') return `islands/${third}`;
  if (second === 'cms' && third === 'mail') return 'mail';
  return second.replace(/\.(d\.)?ts$/, '');
}
