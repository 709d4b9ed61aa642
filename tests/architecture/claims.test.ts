import { describe, expect, it } from 'vitest';
import { FILES, read } from './source.ts';

/** Texts for users: the starter content, the locale files, the examples of the registry, the help lines. */
const texts = FILES.filter((path) =>
  /^(src\/cms\/starter|src\/domains|public\/locales|registry)\/.*\.(ts|json)$/.test(path),
).filter((path) => !path.endsWith('.test.ts'));

const getPlain = (path: string) =>
  read(path)
    .replace(/\$\{tel\('([^']*)'\)\}/g, '$1')
    .replace(/<[^>]*>/g, '');

/** Help lines that help anonymously; this product requires a mail address. */
const ANONYMOUS_LINES = /113|Veilig Thuis|Geldfit/i;
/** The list of help lines describes each line next to its number. */
const RECORD = 'src/domains/help-lines.ts';

describe('what is claimed about who reads', () => {
  it.each([
    /w(ij|e) lezen (het )?niet (mee|meteen)/i,
    /niemand krijgt bericht/i,
    /we do not read (what|it)/i,
    /nobody gets a message/i,
  ])('%s stands nowhere', (claim) => {
    expect(texts.filter((path) => claim.test(getPlain(path)))).toEqual([]);
  });
});

describe('"anonymous"', () => {
  it('is said of known lines only, never of a programme that asks for an address', () => {
    const problems = texts
      .filter((path) => path !== RECORD)
      .flatMap((path) => {
        const text = getPlain(path);
        return [...text.matchAll(/\b(anoniem\w*|anonymous\w*|anonymity)\b/gi)]
          .map(({ index }) => text.slice(Math.max(0, index - 110), index + 60))
          .filter((outer) => !/shared-anonymous|anonymous(e|ed|_)/.test(outer) && !ANONYMOUS_LINES.test(outer))
          .map((outer) => `${path}: …${outer.replace(/\s+/g, ' ')}…`);
      });
    expect(problems).toEqual([]);
  });
});
