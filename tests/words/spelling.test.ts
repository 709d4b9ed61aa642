import { describe, expect, it } from 'vitest';
import type { Language } from '#src/domains/domain.ts';
import { PIECES } from './pieces.ts';
import { getPlain } from './sentences.ts';
import { getWords, ownWords, withSpeller } from './speller.ts';

/** Returns the words of a language with their first occurrence. */
function usedWords(language: Language): ReadonlyMap<string, string> {
  const usageByKey = new Map<string, string>();
  for (const piece of PIECES.filter((piece) => piece.language === language)) {
    for (const word of getWords(getPlain(piece.text))) if (!usageByKey.has(word)) usageByKey.set(word, piece.unit);
  }
  return usageByKey;
}

describe.each(['nl', 'en'] as const)('the spelling (%s)', (language) => {
  const usageByKey = usedWords(language);
  const ownSpellings = ownWords(language);

  it('is that of the dictionary, or of our own list', async () => {
    const { unknown, needless } = await withSpeller(language, ({ knows, hasInDictionary }) => ({
      unknown: [...usageByKey].filter(([word]) => !knows(word)),
      needless: ownSpellings.filter(hasInDictionary),
    }));
    expect(usageByKey.size).toBeGreaterThan(3_000);
    expect(unknown.map(([word, unit]) => `${word} (${unit})`)).toEqual([]);
    expect(needless).toEqual([]);
  });

  it('has no word on our own list that nobody writes any more', () => {
    const writtenWords = new Set([...usageByKey.keys()].map((word) => word.toLowerCase()));
    expect(ownSpellings.filter((word) => !writtenWords.has(word.toLowerCase()))).toEqual([]);
  });
});
