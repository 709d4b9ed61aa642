import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Imports that are loaded at run time: types are not. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b(?!\s+type\b)[^'";]*?from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g;

const isScript = (path: string) => /\.tsx?$/.test(path) && existsSync(path);

function getImports(path: string): readonly string[] {
  return [...readFileSync(path, 'utf8').matchAll(IMPORT)].flatMap(([, from, laterText, bareText]) => {
    const name = from ?? laterText ?? bareText ?? '';
    const target = name.startsWith('#')
      ? name.slice(1)
      : name.startsWith('.')
        ? normalize(join(dirname(path), name))
        : '';
    return isScript(target) ? [target] : [];
  });
}

/** Returns the files that run in a browser: those of the given folders, and everything that they import. */
export function getReached(files: readonly string[], folders: RegExp): readonly string[] {
  const reachable = new Set<string>();
  const meet = (path: string): void => {
    if (reachable.has(path)) return;
    reachable.add(path);
    getImports(path).forEach(meet);
  };
  files.filter((path) => folders.test(path) && isScript(path)).forEach(meet);
  return [...reachable];
}

/** Folders with files that are shown to visitors, participants and nurses. */
export const OF_EVERYONE = /^src\/(islands|shell|session|native)\//;
/** Folders of the staff's desk. */
export const OF_DESK = /^src\/editor\//;
