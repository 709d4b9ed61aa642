import type { Language } from '#src/domains/domain.ts';

/** Longest sentence in characters that a list shows; the rest of it is left out. */
const LONGEST = 120;

/** Returns the last sentence of a text on one line; an empty text has an empty one. */
export function findLastSentence(text: string, language: Language): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)];
  const last = sentences.at(-1)?.segment ?? '';
  return last.length <= LONGEST ? last : `${last.slice(0, LONGEST).replace(/\s\S*$/, '')}…`;
}
