import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listAllHelpLines } from '#src/domains/help-lines.ts';
import { STARTER } from './content.ts';

const NUMBER = /(?<!\d)0(?:800|900|88)-[\d ]*\d|(?<=tel:)\d{3,}/g;
const PAID = /0900-[\d ]*\d(?:<\/a>)?/g;
const PRICE = /^( \((niet gratis|not free)\)|, .{0,120}(Niet gratis|Not free))/;

/** Returns true if every 0900 number of a text has its price next to it. */
const isPriced = (text: string): boolean =>
  [...text.matchAll(PAID)].every((match) => PRICE.test(text.slice(match.index + match[0].length)));

const digits = (text: string) => text.replace(/\D/g, '');
const knownKeys = new Set([...listAllHelpLines().map(({ dial }) => dial), '113']);

/** Returns every text of the starter content for readers, without notes, which are for editors. */
function readTexts(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => (name === 'notes' ? [] : readTexts(item, `${path}.${name}`)));
}

const LOCALES = 'public/locales';
const locales = readdirSync(LOCALES).flatMap((language) =>
  readdirSync(join(LOCALES, language)).flatMap((file) =>
    readTexts(JSON.parse(readFileSync(join(LOCALES, language, file), 'utf8')), `${language}/${file}`),
  ),
);
const texts = [...readTexts(STARTER, 'starter'), ...locales];

describe('a telephone number in the words', () => {
  it('is one of the record of help lines', () => {
    const unknownNames = texts.flatMap(([path, text]) =>
      (text.match(NUMBER) ?? [])
        .filter((number) => !knownKeys.has(digits(number)))
        .map((number) => `${path}: ${number}`),
    );
    expect(unknownNames).toEqual([]);
  });

  it('says beside an 0900 number that it is not free', () => {
    const unpriced = texts.filter(([, text]) => !isPriced(text)).map(([path]) => path);
    expect(unpriced).toEqual([]);
  });
});
