import { describe, expect, it } from 'vitest';
import { CODE_FILES, FILES, read } from './source.ts';

const FILLED_BY = 'src/domains/placeholders.ts';
const COUNTED_BY = 'src/i18n/create-translate.ts';

/** Placeholders and plurals of other formats: `{name}`, `{{ name }}`, `${name}`, `%s`, `[[name]]`, `$t(`. */
const OTHER_USERS = /[{}]|\[\[|\]\]|%[sd@]|%\w+%|\$t\(|<%|__\w+__/;

const getTexts = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(getTexts);

describe('places in a text', () => {
  it('are filled, and numbers are counted, by one function each', () => {
    const files = CODE_FILES.filter((path) => path !== FILLED_BY);
    expect(files.filter((path) => /\\\{\\\{|['"`/]\{\{['"`]/.test(read(path)))).toEqual([]);
    expect(CODE_FILES.filter((path) => read(path).includes('PluralRules'))).toEqual([COUNTED_BY]);
    // i18next reads the files; only `createTranslate` returns their texts.
    expect(CODE_FILES.filter((path) => /\bi18next\.(t|getFixedT)\b/.test(read(path)))).toEqual([]);
  });

  it('are left open as {{name}} in every text of the screens and the server', () => {
    const violations = FILES.filter((path) => /^public\/locales\/.*\.json$/.test(path)).flatMap((path) =>
      getTexts(JSON.parse(read(path)))
        .filter((text) => OTHER_USERS.test(text.replaceAll(/\{\{\w+\}\}/g, '')))
        .map((text) => `${path}: ${text}`),
    );
    expect(violations).toEqual([]);
  });

  it('are left open so in words that stand in code as well', () => {
    // A template inserts its values by ${}; imports and declarations in braces contain spaces.
    const otherPlaceholder = /(?<![${\w}])\{\w+\}(?!\})|\{\{\s+\w+|%[sd](?!\w)|\[\[\w/;
    const violations = CODE_FILES.filter((path) => /^src\/(cms\/(mail|starter)|domains)\/.*\.ts$/.test(path)).flatMap(
      (path) =>
        read(path)
          .split('\n')
          .filter((line) => otherPlaceholder.test(line) && !/^\s*(\/?\*|\/\/)/.test(line))
          .map((line) => `${path}: ${line}`),
    );
    expect(violations).toEqual([]);
  });
});
