import { DUTCH_EXPLICIT } from './families/dutch-explicit.ts';
import { DUTCH_INDIRECT } from './families/dutch-indirect.ts';
import { ENGLISH_EXPLICIT } from './families/english-explicit.ts';
import { ENGLISH_INDIRECT } from './families/english-indirect.ts';
import type { Family } from './families/family.ts';
import { ORDINARY } from './families/ordinary.ts';
import { Matcher } from './matcher.ts';
import { plain } from './plain.ts';

/** Whether a text seems to speak of suicide. */
export type SuicideRule = (text: string) => boolean;

/** Every family of the product, by which a moderator sees what is known already. */
export const FAMILIES: readonly Family[] = [
  ...DUTCH_EXPLICIT,
  ...DUTCH_INDIRECT,
  ...ENGLISH_EXPLICIT,
  ...ENGLISH_INDIRECT,
];

const ordinary = new Matcher(ORDINARY);
const known = new Matcher(FAMILIES.flatMap(({ patterns }) => patterns));

/** What a text says lightly or of others leaves a word that stands in no family. */
function withoutOrdinary(text: string): string {
  let left = '';
  let at = 0;
  for (const { from, to } of ordinary.places(text)) {
    if (from < at) continue;
    left += `${text.slice(at, from)}_ `;
    at = to;
  }
  return left + text.slice(at);
}

/** Finds phrases that moderators added: plain words, as they stand, where `*` ends the stem of a word. */
export function phraseRule(phrases: readonly string[]): SuicideRule {
  const rows = phrases.map((phrase) =>
    phrase
      .trim()
      .split(/\s+/)
      .map(
        (word) =>
          plain(word)
            .replace(/[^\p{L}\p{N} ]/gu, '')
            .trim() + (word.endsWith('*') ? '*' : ''),
      )
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .join(' '),
  );
  const added = new Matcher(rows.filter(Boolean));
  return (text) => added.isIn(plain(text));
}

/**
 * Whether a text seems to speak of suicide, in Dutch or English, in time in step with its length. It decides only that
 * help is shown and that a moderator looks; nothing is ever held back for it.
 */
export const speaksOfSuicide: SuicideRule = (text) => known.isIn(withoutOrdinary(plain(text)));
