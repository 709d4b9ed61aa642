import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODE_FILES, read } from './source.ts';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^'";]*?from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]/g;

/** Returns the imports that a file loads at run time: types are omitted. */
function loads(path: string): readonly string[] {
  return [...read(path).matchAll(IMPORT)].flatMap(([, from, laterText]) => {
    const name = (from ?? laterText ?? '').replace(/\?.*$/, '');
    if (name.startsWith('#')) return [name.slice(1)];
    return name.startsWith('.') ? [normalize(join(dirname(path), name))] : [];
  });
}

const codeFiles = new Set(CODE_FILES);

function reached(entries: readonly string[]): ReadonlySet<string> {
  const reachedFiles = new Set<string>();
  const pendingIds = [...entries];
  for (let path = pendingIds.pop(); path !== undefined; path = pendingIds.pop()) {
    if (reachedFiles.has(path) || !codeFiles.has(path)) continue;
    reachedFiles.add(path);
    pendingIds.push(...loads(path));
  }
  return reachedFiles;
}

/** Files in the built pages, and files that run from source. */
const PAGES = reached(CODE_FILES.filter((path) => /^src\/(pages\/|middleware)/.test(path)));
const SOURCE = reached(['src/server/launch.ts', 'src/server/run-product.ts', 'src/server/serve.ts', 'src/cms/app.ts']);

const getTimes = (path: string) => [PAGES, SOURCE].filter((part) => part.has(path)).length;
const shared = CODE_FILES.filter((path) => getTimes(path) > 1);

describe('classes that stand twice in the built product', () => {
  it('sees the parts that the bundles have in common', () => {
    expect(shared).toContain('src/contract/result.ts');
    expect(shared).toContain('src/contract/nodes.ts');
    expect(shared).not.toContain('src/cms/app.ts');
  });

  it('are known by name: `instanceof` is false for the copy of another bundle', () => {
    const classes = shared.flatMap((path) => [...read(path).matchAll(/\bclass (\w+)/g)].map(([, name]) => name ?? ''));
    expect(classes).toContain('UnreadableResponseError');
    const requestedPattern = new RegExp(`instanceof (?:${classes.join('|')})\\b`);
    expect(CODE_FILES.filter((path) => requestedPattern.test(read(path)))).toEqual([]);
  });
});
