import { describe, expect, it } from 'vitest';
import type { Language } from '#src/domains/domain.ts';
import { PIECES } from './pieces.ts';
import { plain } from './sentences.ts';
import { ownWords, withSpeller, wordsOf } from './speller.ts';

/** Returns the words of a language with their first occurrence. */
function usedWords(language: Language): ReadonlyMap<string, string> {
  const used = new Map<string, string>();
  for (const piece of PIECES.filter((one) => one.language === language)) {
    for (const word of wordsOf(plain(piece.text))) if (!used.has(word)) used.set(word, piece.unit);
  }
  return used;
}

describe.each(['nl', 'en'] as const)('the spelling (%s)', (language) => {
  const used = usedWords(language);
  const own = ownWords(language);

  it('is that of the dictionary, or of our own list', async () => {
    const { unknown, needless } = await withSpeller(language, ({ knows, hasInDictionary }) => ({
      unknown: [...used].filter(([word]) => !knows(word)),
      needless: own.filter(hasInDictionary),
    }));
    expect(used.size).toBeGreaterThan(3_000);
    expect(unknown.map(([word, unit]) => `${word} (${unit})`)).toEqual([]);
    expect(needless).toEqual([]);
  });

  it('has no word on our own list that nobody writes any more', () => {
    const written = new Set([...used.keys()].map((word) => word.toLowerCase()));
    expect(own.filter((word) => !written.has(word.toLowerCase()))).toEqual([]);
  });
});
