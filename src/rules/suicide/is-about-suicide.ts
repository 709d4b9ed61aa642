import { runSteps, type Steps } from '../steps.ts';
import { Matcher } from './matcher.ts';
import { toPlainWords } from './plain-words.ts';
import { SUFFICIENT_WORDS, toRuleInput } from './rule-input.ts';
import { isShortStatement, reachesThreshold } from './weigh.ts';

/** Returns true if a text may mention suicide. */
export type SuicideRule = (text: string) => boolean;

/** Creates a rule for moderators' phrases: plain words, matched literally, with `*` after the stem of a word. */
export function createPhraseRule(phrases: readonly string[]): SuicideRule {
  const rows = phrases.map((phrase) =>
    phrase
      .trim()
      .split(/\s+/)
      .map(
        (word) =>
          toPlainWords(word)
            .replace(/[^\p{L}\p{N} ]/gu, '')
            .trim() + (word.endsWith('*') ? '*' : ''),
      )
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .join(' '),
  );
  const addedMatcher = new Matcher([{ name: 'added', patterns: rows.filter(Boolean) }]);
  return (text) => addedMatcher.isIn(toPlainWords(text));
}

/**
 * Returns true if a text seems to mention suicide, in Dutch or English, in time proportional to its length. It only
 * shows help and notifies a moderator; the text is published in any case. A text that mentions suicide explicitly
 * matches even if it denies it or is about another person: its author may look for help. "I don't want to die" does not
 * match: here it is the most usual reason to stop.
 */
export const isAboutSuicide: SuicideRule = (text) => runSteps(detectSuicide(text));

/** Judges a text in steps, because a long text takes longer than other requests may wait. */
export function* detectSuicide(source: string): Steps<boolean> {
  const text = yield* toRuleInput(source);
  return (yield* SUFFICIENT_WORDS.find(text)) || isShortStatement(text) || (yield* reachesThreshold(text));
}
