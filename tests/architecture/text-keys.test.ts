import { expect, it } from 'vitest';
import { CODE_FILES, FILES, read } from './source.ts';

type Texts = { readonly [key: string]: string | Texts };

const NAMESPACES: ReadonlyMap<string, Texts> = new Map(
  FILES.filter((path) => /^public\/locales\/nl\/.*\.json$/.test(path)).map((path) => [
    path.replace(/^.*\/|\.json$/g, ''),
    JSON.parse(read(path)) as Texts,
  ]),
);

/** Returns true if a key belongs to a text, or to the plural forms of a text. */
function isText(key: string): boolean {
  const [namespace = '', ...path] = key.split('.');
  const last = path.pop() ?? '';
  let texts: string | Texts | undefined = NAMESPACES.get(namespace);
  for (const part of path) texts = typeof texts === 'object' ? texts[part] : undefined;
  return (
    typeof texts === 'object' && [last, `${last}_one`, `${last}_other`].some((name) => typeof texts[name] === 'string')
  );
}

it('every file of texts stands in the type of the keys', () => {
  const list = read('src/i18n/text-key.ts');
  expect([...NAMESPACES.keys()].filter((name) => !list.includes(`/nl/${name}.json'`))).toEqual([]);
});

it('every text that an island or the desk asks for by its whole key exists', () => {
  const missing = CODE_FILES.filter((path) => /^src\/(islands|editor|forms|webforms|session)\//.test(path)).flatMap(
    (path) =>
      [...read(path).matchAll(/\bt\('([a-z-]+)\.([\w.-]+)'/g)]
        .filter(([, namespace = '']) => NAMESPACES.has(namespace))
        .map(([, namespace, rest]) => `${namespace}.${rest}`)
        .filter((key) => !isText(key))
        .map((key) => `${path}: ${key}`),
  );
  expect(missing).toEqual([]);
});
