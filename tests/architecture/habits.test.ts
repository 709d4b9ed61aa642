import { describe, expect, it } from 'vitest';
import { CODE_FILES, FILES, read } from './source.ts';

const DATA =
  /^src\/cms\/(starter|db\/migrations)\/|^public\/|^src\/ui\/icon\/icons\.ts$|^src\/domains\/source-list\.ts$/;
const isData = (path: string) => DATA.test(path);
const getLines = (path: string) => read(path).split('\n').length;
const TEXT = /\.(ts|tsx|astro|mjs|json|md|scss|css|sh|yml|html|svg|txt)$/;
const textFiles = FILES.filter(
  (path) => TEXT.test(path) && path !== 'package-lock.json' && !/^tests\/(vectors|architecture)\//.test(path),
);

/** Words with several meanings, or that no other codebase uses (README). */
const NO_NAMES = ['told', 'around', 'heard', 'ground', 'house', 'overtaken', 'deed', 'deeds'];
/** Names that say nothing about a value: a script once gave them to passwords, dates and widths alike. */
const EMPTY_NOUNS =
  /\b(?:ownValues|ownEntries|ownNames|storedState|previousState|displayedState|known(?:Value|Entries)|existingEntry)\b/;
/** Returns true for a drawing, which may have houses and a ground. */
const isDrawn = (path: string) => /^src\/(ui\/drawing|styles\/theme)\/|\/starter\//.test(path);

/** Splits the names that a file declares into words: `useToldFailure` is use, told, failure. */
const getWordsDeclared = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:const|let|function|interface|type|class) [[{]? ?(\w+)/g)].flatMap(([, name = '']) =>
    name.split(/(?<=[a-z0-9])(?=[A-Z])|_/).map((word) => word.toLowerCase()),
  );

/** Returns true if a name contains one of the forbidden words. */
const isNoName = (name: string) => name.split(/[^a-z]+/i).some((word) => NO_NAMES.includes(word.toLowerCase()));

/** Returns the text at a key of a locale file. */
const getText = (path: string, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((total, name) => (total as Record<string, unknown> | undefined)?.[name], JSON.parse(read(path)));

describe('habits of the code', () => {
  it('calls things by the words of the field', () => {
    const violations = CODE_FILES.filter((path) => !isDrawn(path)).flatMap((path) => {
      const declaredWords = [...getWordsDeclared(read(path)), ...(path.split('/').at(-1)?.split(/[-.]/) ?? [])];
      return declaredWords.filter((word) => NO_NAMES.includes(word)).map((word) => `${path}: ${word}`);
    });
    expect(violations).toEqual([]);
  });

  it('names a value after what it is', () => {
    const named = FILES.filter((path) => /\.(ts|tsx|astro)$/.test(path) && !path.endsWith('habits.test.ts'));
    expect(named.filter((path) => EMPTY_NOUNS.test(read(path)))).toEqual([]);
  });

  it('calls classes, mixins, text keys and values by them as well', () => {
    // A column has the name that the previous release uses.
    const toOwn = (path: string) => !isDrawn(path) && !path.startsWith('src/cms/db/schema/');
    const inSheets = FILES.filter((path) => path.endsWith('.scss') && toOwn(path)).flatMap((path) =>
      (read(path).match(/(?<![\w/*])(?:[.%]|@mixin |@include )[a-z][\w-]*/g) ?? [])
        .filter(isNoName)
        .map((name) => path + name),
    );
    const inCode = CODE_FILES.filter(toOwn).flatMap((path) =>
      [...read(path).matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].flatMap(([, name = '']) =>
        isNoName(name) ? [`${path} ${name}`] : [],
      ),
    );
    const keys = FILES.filter((path) => path.startsWith('public/locales/')).flatMap((path) =>
      [...read(path).matchAll(/"([\w-]+)":/g)].flatMap(([, name = '']) => (isNoName(name) ? [`${path} ${name}`] : [])),
    );
    expect([...inSheets, ...inCode, ...keys]).toEqual([]);
  });

  it('has small files: 95 % under 200 lines, none over 400 but data', () => {
    const sizes = CODE_FILES.filter((path) => !isData(path))
      .map((path) => ({ path, lines: getLines(path) }))
      .sort((a, b) => a.lines - b.lines);
    expect(sizes.filter((file) => file.lines > 400)).toEqual([]);
    expect(sizes[Math.floor(sizes.length * 0.95)]?.lines ?? 0).toBeLessThan(200);
    expect(sizes[Math.floor(sizes.length / 2)]?.lines ?? 0).toBeLessThanOrEqual(70);
  });

  it('replaces no module of the product in a test', () => {
    const tests = FILES.filter((path) => /\.(test|spec|fixture)\.tsx?$/.test(path));
    expect(tests.filter((path) => /\bvi\.(?:do)?mock\(\s*'(?:#|\.)/i.test(read(path)))).toEqual([]);
  });

  it('has no drawer for things without a name', () => {
    expect(CODE_FILES.filter((path) => /(^|\/)(utils?|helpers?|misc|common|managers?)(\/|\.)/.test(path))).toEqual([]);
  });

  it('names files in kebab-case, React components in PascalCase', () => {
    const getStem = (path: string) => path.split('/').at(-1)?.split('.')[0] ?? '';
    const odd = CODE_FILES.filter((path) => !/^src\/pages\//.test(path)).filter(
      (path) => !/^([a-z0-9]+(-[a-z0-9]+)*|[A-Z][A-Za-z0-9]*)$/.test(getStem(path)),
    );
    expect(odd).toEqual([]);
  });

  it('exports by name', () => {
    const files = CODE_FILES.filter((path) => !path.endsWith('.astro') && !/i18next\.config\.ts$/.test(path));
    expect(files.filter((path) => /(^|\n)export default/.test(read(path)))).toEqual([]);
  });

  it('puts HTML on a page in one place', () => {
    const paths = CODE_FILES.filter((path) => /dangerouslySetInnerHTML=/.test(read(path)));
    expect(paths).toEqual(['src/ui/RichText.tsx']);
  });

  it('serves no style attribute, which the content security policy blocks', () => {
    expect(CODE_FILES.filter((path) => /\.(tsx|astro)$/.test(path) && /\sstyle=/.test(read(path)))).toEqual([]);
  });

  it('makes nothing visible that stands on a page being left, which is hidden as a whole', () => {
    const sheets = FILES.filter((path) => /\.(scss|css)$/.test(path));
    expect(sheets.filter((path) => /(?<![\w-])visibility: *visible/.test(read(path)))).toEqual([]);
  });

  it('moves nothing without end: a skeleton lies still, and the breath of the wave ends', () => {
    const sheets = FILES.filter((path) => /\.(scss|css)$/.test(path));
    expect(sheets.filter((path) => /\binfinite\b/.test(read(path)))).toEqual([]);
  });

  it('cuts nothing off a picture: it has no focal point that says what has to stay', () => {
    const sheets = FILES.filter((path) => /\.(scss|css)$/.test(path));
    expect(sheets.filter((path) => /object-fit: *cover|object-position/.test(read(path)))).toEqual([]);
  });

  it('says of every link that opens a new tab that it does, in the link itself', () => {
    const links = CODE_FILES.filter((path) => /\.(tsx|astro)$/.test(path)).flatMap((path) =>
      [...read(path).matchAll(/<a(?=\s)[^<]*?\starget="_blank"[\s\S]*?<\/a>/g)].map(([link]) => ({ path, link })),
    );
    const getKeys = (link: string) => [...link.matchAll(/\bt\('([\w-]+)\.([\w.-]+)'/g)];
    const saysSo = (link: string) =>
      (['nl', 'en'] as const).every((language) =>
        getKeys(link).some(([, file = '', key = '']) =>
          /nieuw tabblad|new tab/.test(JSON.stringify(getText(`public/locales/${language}/${file}.json`, key))),
        ),
      );
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter(({ link }) => !saysSo(link))).toEqual([]);
  });

  it('never changes the language of the whole process', () => {
    expect(CODE_FILES.filter((path) => /changeLanguage\s*\(/.test(read(path)))).toEqual([]);
  });

  it('leaves nothing unfinished, skipped or focused', () => {
    const marks = /TODO|FIXME|lorem ipsum|\b(?:it|test|describe)\.(?:only|skip|todo)\(/;
    expect(textFiles.filter((path) => marks.test(read(path)))).toEqual([]);
  });

  it('measures time in no test: a busy machine would decide it (`npm run bench` measures)', () => {
    const clocks = /\b(?:cpuUsage|hrtime)\(|\bperformance\.now\(\) - |\bDate\.now\(\) - (?:begun|since|start)/;
    const timed = FILES.filter((path) => /\.(test|spec)\.tsx?$/.test(path) && clocks.test(read(path)));
    expect(timed).toEqual([]);
  });

  it('brings along what earlier releases stored, wherever a revision is read', () => {
    const M = 'src/cms/modules/';
    const searched = ['affected', 'list-pages', 'page-state'].map((name) => `content/desk/${name}`);
    const otherReaders = [
      ...['media/media-uses', 'terms/term-uses', 'webforms/desk/delete-webform', ...searched].map(
        (path) => `${M}${path}.ts`,
      ),
      // These files read signed, approved or unchanged content, move content to another version, or only search it.
      ...[`${M}opening/facts.ts`, 'src/cms/starter/load-nodes.ts', 'src/cms/content/approved-facts.ts'],
      ...[`${M}content/life/restore.ts`, `${M}links/check-all.ts`],
    ];
    const readers = CODE_FILES.filter((path) => /^src\/cms\/(?!db\/)/.test(path)).filter((path) =>
      /node_?revisions[\s\S]*[ .]fields\b|[ .]fields\b[\s\S]*node_?revisions/i.test(read(path)),
    );
    expect(readers.filter((path) => !/\btoCurrentPageFields\(/.test(read(path))).toSorted()).toEqual(
      otherReaders.toSorted(),
    );
  });

  it('names no machine, no registry host and no secret', () => {
    const marks = /registry\.npmjs|\/work\/|\/home\/[a-z]+\/|BEGIN [A-Z ]*PRIVATE KEY/;
    expect([...textFiles, 'package-lock.json'].filter((path) => marks.test(read(path)))).toEqual([]);
  });
});
