import type { Steps } from '../steps.ts';
import { FAMILIES } from './families/all.ts';
import type { Weight } from './families/family.ts';
import { EVERYDAY_SUBJECTS, ORDINARY_PHRASES } from './families/ordinary.ts';
import { Matcher } from './matcher.ts';
import { toPlainWords } from './plain-words.ts';

const createMatcher = (weight: Weight): Matcher => new Matcher(FAMILIES.filter((family) => family.weight === weight));

/** Words that are sufficient without context. */
export const SUFFICIENT_WORDS = createMatcher('alone');
/** Words that are sufficient only with certain words around them. */
export const CONTEXT_WORDS = createMatcher('apart');
/** Everyday subjects that may explain the words near them: drink, a sport, a meal, a journey. */
export const EVERYDAY_MATCHER = new Matcher([{ name: 'everyday', patterns: EVERYDAY_SUBJECTS }]);

const ordinary = new Matcher([{ name: 'ordinary', patterns: ORDINARY_PHRASES }]);

/** Replaces words that are used lightly or about another subject. */
export const LIGHT_USE_MARK = '_';

/** Splits a text into groups of sentences; no pattern of `plain` extends beyond one. */
const SENTENCES = /.{300,}?[.!?]\s|.+/gsu;

/** Converts a text to the input of the rule, in steps: plain words, without light use and other subjects. */
export function* toRuleInput(source: string): Steps<string> {
  let text = '';
  for (const [sentences] of source.matchAll(SENTENCES)) {
    const plainWords = toPlainWords(sentences);
    if (plainWords.trim() !== '') text += plainWords;
    yield null;
  }
  let left = '';
  let position = 0;
  for (const patternMatch of ordinary.places(text)) {
    if (patternMatch === null) yield null;
    if (patternMatch === null || patternMatch.to <= position) continue;
    const { from, to } = patternMatch;
    if (from > position) left += text.slice(position, from);
    left += `${LIGHT_USE_MARK} `;
    position = to;
  }
  return left + text.slice(position);
}
