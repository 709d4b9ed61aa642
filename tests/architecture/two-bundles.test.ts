import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODE_FILES, read } from './source.ts';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^'";]*?from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]/g;

/** Returns the imports that a file loads at run time: types are omitted. */
function loads(path: string): readonly string[] {
  return [...read(path).matchAll(IMPORT)].flatMap(([, from, later]) => {
    const name = (from ?? later ?? '').replace(/\?.*$/, '');
    if (name.startsWith('#')) return [name.slice(1)];
    return name.startsWith('.') ? [normalize(join(dirname(path), name))] : [];
  });
}

const known = new Set(CODE_FILES);

function reached(entries: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || !known.has(path)) continue;
    found.add(path);
    waiting.push(...loads(path));
  }
  return found;
}

/** Files in the built pages, and files that run from source. */
const PAGES = reached(CODE_FILES.filter((path) => /^src\/(pages\/|middleware)/.test(path)));
const SOURCE = reached(['src/server/launch.ts', 'src/server/run-product.ts', 'src/server/serve.ts', 'src/cms/app.ts']);

const times = (path: string) => [PAGES, SOURCE].filter((part) => part.has(path)).length;
const shared = CODE_FILES.filter((path) => times(path) > 1);

describe('classes that stand twice in the built product', () => {
  it('sees the parts that the bundles have in common', () => {
    expect(shared).toContain('src/contract/result.ts');
    expect(shared).toContain('src/contract/nodes.ts');
    expect(shared).not.toContain('src/cms/app.ts');
  });

  it('are known by name: `instanceof` is false for the copy of another bundle', () => {
    const classes = shared.flatMap((path) => [...read(path).matchAll(/\bclass (\w+)/g)].map(([, name]) => name ?? ''));
    expect(classes).toContain('UnreadableAnswer');
    const requested = new RegExp(`instanceof (?:${classes.join('|')})\\b`);
    expect(CODE_FILES.filter((path) => requested.test(read(path)))).toEqual([]);
  });
});
