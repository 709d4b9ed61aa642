import { describe, expect, it } from 'vitest';
import { CODE_FILES, getProjectImports, read } from './source.ts';

const KNOWN = new Set(CODE_FILES);
const NAMESPACES = new Set(
  [...read('src/i18n/text-key.ts').matchAll(/\/nl\/([\w-]+)\.json'/g)].map(([, name]) => name),
);

/** Returns a file and everything that it imports. */
function bundled(path: string, paths = new Set<string>()): ReadonlySet<string> {
  if (!KNOWN.has(path) || paths.has(path)) return paths;
  paths.add(path);
  for (const next of getProjectImports(path)) bundled(next, paths);
  return paths;
}

/** Returns the locale files that a screen needs besides those it receives. */
function getMissing(path: string, input: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const keys = [...bundled(path)].flatMap((file) => [...read(file).matchAll(/\bt\(\s*(?:among\()?['"`]([\w-]+)\./g)]);
  const requestedKeys = new Set(keys.map(([, name]) => name));
  return [...requestedKeys].filter((name) => NAMESPACES.has(name) && !input.includes(name));
}

const readNames = (text = '') => [...text.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);

describe('a screen is given every file of texts that its code asks for', () => {
  const lines = read('src/render/Islands.astro');
  const files = new Map(
    [...lines.matchAll(/import \{ (\w+) \} from '#(src\/islands\/.+)'/g)].map(([, item, path]) => [item, path]),
  );
  const islands = [...lines.matchAll(/=== '([\w-]+)' && <(\w+) client:load \{\.\.\.(own\(.*?\)|login)\}/g)].map(
    ([, id, component, input]) => ({ id, path: files.get(component) ?? '', given: input }),
  );

  it.each(islands)('$id', ({ path, given }) => {
    const code = given === 'login' ? lines.slice(lines.indexOf('const login'), lines.indexOf('const loading')) : given;
    expect(bundled(path).size).toBeGreaterThan(1);
    expect(getMissing(path, ['forms', ...readNames(code)])).toEqual([]);
  });

  const records = read('src/screens/desk/index.ts');
  const desk = [
    ...read('src/editor/screens.tsx').matchAll(/^ {2}'?([\w-]+)'?: lazy\(\s*\(\) =>\s*import\('\.\/(.+?)'\)/gm),
  ].map(([, id, path]) => ({ id, path: `src/editor/${path}` }));

  it.each(desk)('$id of the desk', ({ id, path }) => {
    const [, input] = new RegExp(`id: '${id}',[^}]*?texts: \\[(.*?)\\]`, 's').exec(records) ?? [];
    expect(bundled(path).size).toBeGreaterThan(1);
    expect(getMissing(path, ['forms', 'desk', 'second-factor', ...readNames(input)])).toEqual([]);
  });
});
