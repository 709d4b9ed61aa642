import { expect, it } from 'vitest';
import { DANGER_KINDS } from '../../src/domains/danger/kinds.ts';
import { SAFETY_TEXTS } from '../../src/domains/safety-texts.ts';
import { CODE_FILES, FILES, read } from './source.ts';

type Texts = { readonly [key: string]: string | Texts };

const code = CODE_FILES.filter((path) => /^(src|registry)\//.test(path) && !/\.test\.tsx?$/.test(path)).map(
  (path) => [path, read(path)] as const,
);
const all = code.map(([, text]) => text).join('\n');

/** Every literal that can be a text key, and every literal start of a composed key. */
const LITERALS = new Set([...all.matchAll(/['"`]([\w:.-]+)['"`]/g)].map(([, name = '']) => name.replace(':', '.')));
const BEGINNINGS = new Set([...all.matchAll(/[`'"]([\w:.-]+)\.\$\{/g)].map(([, name = '']) => name.replace(':', '.')));
/** Ends of keys with a start that is passed in: `${words}.title`. */
const ENDS = new Set([...all.matchAll(/\$\{[^{}]*\}\.([\w.-]+)[`$]/g)].map(([, name = '']) => name));

function getKeys(texts: Texts, path: readonly string[] = []): readonly (readonly string[])[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[...path, name.replace(/_(one|other|zero)$/, '')]] : getKeys(value, [...path, name]),
  );
}

/** Returns true if the code contains the key, or a group above it that is used as a whole. */
function isUsed(namespace: string, key: readonly string[]): boolean {
  const integerPart = key.join('.');
  if ([`${namespace}.${integerPart}`, integerPart].some((name) => LITERALS.has(name))) return true;
  const groups = key.map((_, index) => key.slice(0, index).join('.')).filter((group) => group !== '');
  const names = [namespace, ...groups.flatMap((group) => [group, `${namespace}.${group}`])];
  if (names.some((group) => BEGINNINGS.has(group))) return true;
  return groups.some(
    (group) => LITERALS.has(`${namespace}.${group}`) || (LITERALS.has(group) && ENDS.has(key.at(-1) ?? '')),
  );
}

it('every text of the screens is used by one', () => {
  const unused = FILES.filter((path) => /^public\/locales\/nl\/.*\.json$/.test(path)).flatMap((path) => {
    const namespace = path.replace(/^.*\/|\.json$/g, '');
    return getKeys(JSON.parse(read(path)) as Texts)
      .filter((key) => !isUsed(namespace, key))
      .map((key) => `${namespace}.${key.join('.')}`);
  });
  expect([...new Set(unused)]).toEqual([]);
});

it('a key names its group, or ends with a whole step: else nobody finds who uses a text', () => {
  const mergedGroups = code.flatMap(([path, text]) =>
    [...text.matchAll(/\bt\(`\$\{[^}]*\}[A-Za-z][^`]*`/g)].map(([call]) => `${path}: ${call}`),
  );
  expect(mergedGroups).toEqual([]);
});

it('every safety sentence is said somewhere', () => {
  const otherCode = code
    .filter(([path]) => !/^src\/domains\/safety-texts\.ts$/.test(path))
    .map(([, text]) => text)
    .concat(['src/domains/danger/nl.json', ...FILES.filter((path) => /^public\/locales\/nl\//.test(path))].map(read))
    .join('\n');
  const unsaid = Object.keys(SAFETY_TEXTS).filter((key) => !new RegExp(`['"\`.{]${key}\\b`).test(otherCode));
  expect(unsaid).toEqual([]);
  expect(DANGER_KINDS.length).toBeGreaterThan(0);
});
