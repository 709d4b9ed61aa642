import { describe, expect, it } from 'vitest';
import { MINIMUM_BROWSERS, MINIMUM_DESK_BROWSERS } from '#src/browsers.ts';
import { FILLED, OWN } from '#tests/browsers/allowed.ts';
import { BUILTINS, type Feature, getChildren, getVersion, INTERFACES } from '#tests/browsers/compat-data.ts';
import { judge } from '#tests/browsers/judge.ts';
import { scanScript } from '#tests/browsers/scan-script.ts';
import { scanSheet } from '#tests/browsers/scan-sheet.ts';
import { getReached, OF_DESK, OF_EVERYONE } from '#tests/browsers/sources.ts';
import { CODE_FILES, read } from './source.ts';

const ofEveryone = new Set(getReached(CODE_FILES, OF_EVERYONE));
const ofDesk = getReached(CODE_FILES, OF_DESK).filter((path) => !ofEveryone.has(path));

describe('promised browsers', () => {
  it('have, or are given, every function that our sources use', () => {
    const usedKeys = new Set<string>();
    const filledKeys = new Set<string>();
    const complaints = [...ofEveryone, ...ofDesk].flatMap((path) => {
      const findings = scanScript(path, read(path), ofEveryone.has(path) ? MINIMUM_BROWSERS : MINIMUM_DESK_BROWSERS);
      const judgement = judge(path, findings, (name) => {
        const index = OWN.findIndex((item) => item.name === name && item.where === path);
        if (index !== -1) usedKeys.add(`${name} ${path}`);
        return index !== -1;
      });
      for (const name of judgement.filled) filledKeys.add(name);
      return judgement.complaints;
    });
    expect(complaints).toEqual([]);
    expect(OWN.filter(({ name, where }) => !usedKeys.has(`${name} ${where}`))).toEqual([]);
    const never = [...FILLED].filter((name) => !filledKeys.has(name) && !/^\.(hasOwn|randomUUID)/.test(name));
    expect(never).toEqual([]);
  });

  it.each([
    ['const page = URL.parse(address);', 'URL.parse'],
    ['const after = /(?<=[.?!])\\s+/;', 'regex lookbehind'],
    ["const after = new RegExp('(?<!a)b');", 'regex lookbehind'],
    ['const sorted = days.toSorted();', '.toSorted()'],
    ['const found = Object.groupBy(days, weekOf);', 'Object.groupBy'],
    ['const limit = AbortSignal.any([one, other]);', 'AbortSignal.any'],
    ['const copy = structuredClone(day);', 'structuredClone'],
    ['const letters = /[\\p{L}--a]/v;', 'regex flag v'],
    ['class Day { static { start(); } }', 'static block'],
  ])('lack what is used in %s', (code, name) => {
    expect(scanScript('planted.ts', code, MINIMUM_BROWSERS)).toMatchObject([{ name, line: 1 }]);
  });

  it.each([
    "if ('showPicker' in field) open();",
    'const can = typeof URL.canParse;',
    'field.showPicker?.();',
    'function parse(URL: Reader) { return URL.parse(text); }',
    'const first = days.with;',
  ])('are asked first, or not at all, in %s', (code) => {
    expect(scanScript('asked.ts', code, MINIMUM_BROWSERS)).toEqual([]);
  });

  it.each([
    ['.day:has(.stone) { margin: 0; }', ':has'],
    ['.day { height: 100dvh; }', 'dvh'],
    ['.day { grid-template-rows: calc(100svh - 4rem) auto; }', 'svh in grid-template-rows'],
    ['.day { color: light-dark(black, white); }', 'light-dark()'],
    ['.day { text-wrap: balance; }', 'text-wrap'],
    ['@container (min-width: 20rem) { .day { margin: 0; } }', '@container'],
    ['@media (scripting: none) { .day { margin: 0; } }', '@media (scripting)'],
  ])('lack what is used in the sheet %s', (css, name) => {
    expect(scanSheet(css, MINIMUM_BROWSERS).map((finding) => finding.name)).toContain(name);
  });

  it.each([
    '@supports (height: 1dvh) { .day { height: 1dvh; } }',
    '.day { -webkit-user-select: none; user-select: none; }',
    '.day { --gap: 1dvh; display: grid; gap: var(--gap); }',
  ])('know what is used in the sheet %s, or are asked first', (css) => {
    expect(scanSheet(css, MINIMUM_BROWSERS)).toEqual([]);
  });

  it('are those that the README names', () => {
    const { safari, chrome, firefox } = MINIMUM_BROWSERS;
    const name = read('README.md').replace(/\s+/g, ' ');
    expect(name).toContain(`Safari and iOS ${safari}, Chrome and Android ${chrome} and Firefox ${firefox} on`);
    const { safari: ofDeskSafari, chrome: ofDeskChrome, firefox: ofDeskFirefox } = MINIMUM_DESK_BROWSERS;
    expect(name).toContain(`Safari ${ofDeskSafari}, Chrome ${ofDeskChrome} and Firefox ${ofDeskFirefox} on`);
  });

  it('that lack anything of the fills lack one of the two functions that a page asks for', () => {
    const createBuiltin = (owner: string, name: string): Feature | undefined =>
      getChildren(getChildren(BUILTINS, owner), name);
    const getInterface = (owner: string, name: string) => getChildren(getChildren(INTERFACES, owner), name);
    const elements = [createBuiltin('Array', 'findLast'), getInterface('HTMLFormElement', 'requestSubmit')];
    const usedFeatures = [
      createBuiltin('Array', 'at'),
      createBuiltin('String', 'at'),
      createBuiltin('Array', 'findLastIndex'),
      createBuiltin('Object', 'hasOwn'),
      getInterface('Crypto', 'randomUUID'),
      ...elements,
    ];
    for (const browser of ['safari', 'safari_ios', 'chrome', 'chrome_android', 'firefox', 'firefox_android']) {
      const latest = Math.max(...elements.map((feature) => getVersion(feature, browser)));
      expect(usedFeatures.map((feature) => getVersion(feature, browser) <= latest)).toEqual(
        usedFeatures.map(() => true),
      );
    }
  });
});
