import { Matcher } from './matcher.ts';
import { plain } from './plain.ts';
import { ALONE, reading } from './reading.ts';
import { isSaidShortly, weighsEnough } from './weigh.ts';

/** Returns true if a text seems to speak of suicide. */
export type SuicideRule = (text: string) => boolean;

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
  const added = new Matcher([{ name: 'added', patterns: rows.filter(Boolean) }]);
  return (text) => added.isIn(plain(text));
}

/**
 * True if a text seems to speak of suicide, in Dutch or English, in time in step with its length. It decides only that
 * help is shown and that a moderator looks; nothing is ever held back for it. A text that names suicide is found though
 * it denies or is about another: who speaks of it may look for help. "I don't want to die" is not: here it is the most
 * usual reason to stop.
 */
export const speaksOfSuicide: SuicideRule = (written) => {
  const text = reading(written);
  return ALONE.isIn(text) || isSaidShortly(text) || weighsEnough(text);
};
