import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILES, read } from './source.ts';

const FOLDERS = new Set(
  FILES.flatMap((path) => {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  }),
);
const NAMES = new Set(FILES.map((path) => basename(path)));

/** Files that the product creates at build time or run time; no checkout has them. */
const MADE = /^(dist|node_modules|data|coverage|test-results|gallery)\b|^src\/styles\/sheets\b|^\.astro\b/;

const exists = (path: string) => FILES.includes(path) || FOLDERS.has(path.replace(/\/$/, '')) || MADE.test(path);

/** Comments of code, and documents: paths for a reader. Imports are checked by the compiler. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;
const readNamed = (path: string) => {
  const text = read(path);
  return path.endsWith('.md') ? text : (text.match(COMMENT) ?? []).join('\n');
};

const PATH = /(?<![\w/.-])((?:src|registry|tests|public|docs|ops)\/[\w./[\]-]*[\w\]/])/g;
const NAME = /`([\w-]+\.(?:test\.ts|spec\.ts|tsx?|astro|scss))`/g;

/** A heading of a document as in comments: `docs/product-rules.md, "Plan"`, `docs/specification.md, section 4`. */
const HEADING = /(docs\/[\w/-]+\.md),[\s*/]+(?:"([^"]+)"|section (\d+))/g;
const hasHeading = (document: string, title: string, section: string) =>
  read(document)
    .split('\n')
    .some((line) => (section ? line.startsWith(`## ${section}. `) : line.replace(/^#+ /, '').startsWith(title)));

/** References that only their authors could follow. */
const NOWHERE =
  /\bdecisions(?:\.md)?,[\s*/]+["“]|\b(?:design|content)\/[a-z-]+\.md|[(\s](?:outline|quality), (?:section|")/;

const READERS = FILES.filter(
  (path) =>
    /\.(ts|tsx|astro|mjs|scss|md)$/.test(path) &&
    !/^tests\/(vectors|fixtures)\//.test(path) &&
    !path.startsWith('src/cms/starter/') &&
    path !== 'tests/architecture/named-paths.test.ts',
);

describe('paths that comments and documents name', () => {
  it('lead to something', () => {
    const stale = READERS.flatMap((path) =>
      [...readNamed(path).matchAll(PATH)]
        .map(([, name = '']) => name)
        .filter((name) => !exists(name) && !exists(normalize(join(dirname(path), name))))
        .map((name) => `${path}: ${name}`),
    );
    expect(stale).toEqual([]);
  });

  it('name files that are there', () => {
    const stale = READERS.flatMap((path) =>
      [...readNamed(path).matchAll(NAME)]
        .map(([, name = '']) => name)
        .filter((name) => !NAMES.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(stale).toEqual([]);
  });

  it('name headings that are there', () => {
    const stale = READERS.flatMap((path) =>
      [...readNamed(path).matchAll(HEADING)]
        .filter(
          ([, document = '', title = '', section = '']) =>
            !hasHeading(document, title.replace(/[\s*/]+/g, ' '), section),
        )
        .map(([name]) => `${path}: ${name}`),
    );
    expect(stale).toEqual([]);
  });

  it('lead into the repository', () => {
    expect(READERS.filter((path) => NOWHERE.test(readNamed(path)))).toEqual([]);
  });
});
