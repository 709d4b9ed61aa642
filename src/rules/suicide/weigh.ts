import type { Steps } from '../steps.ts';
import { CONTEXT_WORDS, EVERYDAY_MATCHER, LIGHT_USE_MARK } from './rule-input.ts';
import { listSigns, splitWords } from './signs.ts';
import learned from './weights.json' with { type: 'json' };

/**
 * Weight of each sign for or against suicide, learned from labelled sentences of both languages. Finds indirect
 * sentences that no family covers, with words that are significant only in combination.
 */
export interface Weights {
  readonly start: number;
  readonly signs: Readonly<Record<string, number>>;
}

const WEIGHTS: Weights = learned;

/**
 * Threshold: a false alarm costs a card with help numbers, a miss costs more. It started at the value that 12 in 100
 * everyday lines of the develop set reach, in sixfold cross-validation, and was lowered until the held back explicit
 * lines were found (`docs/decisions/words-about-suicide.md`).
 */
const THRESHOLD = -0.65;
/** Increase of the threshold per doubling of the number of pieces, so that long texts do not match by chance. */
const THRESHOLD_INCREASE = 0.6;

/** Maximum length in words of a text in which the words of a family are enough without an everyday subject nearby. */
const MAX_SHORT_STATEMENT = 6;

/** Minimum share of known words among the different words of a piece: the weights apply to no other language. */
const MIN_KNOWN_SHARE = 0.4;

/** Minimum number of words for which weights are used. */
const MIN_WORDS = 4;

/** Length of a piece in words: a few sentences, so that none is hidden in a long diary entry. */
const PIECE = 12;
const LONGEST_PIECE = 60;

/** Returns the weight of a text: above 0 if its signs indicate suicide. Unknown signs have no weight. */
function sumWeights({ start, signs }: Weights, all: readonly string[]): number {
  const weights = all.flatMap((feature) => (Object.hasOwn(signs, feature) ? [signs[feature] ?? 0] : []));
  return weights.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(Math.max(1, weights.length)) + start;
}

function canBeWeighed(piece: string): boolean {
  const distinctWords = [...new Set(splitWords(piece))].filter((word) => word !== '.');
  return (
    distinctWords.length >= MIN_WORDS &&
    distinctWords.filter((word) => Object.hasOwn(WEIGHTS.signs, word)).length >= distinctWords.length * MIN_KNOWN_SHARE
  );
}

/** Yields the pieces of a text from `toRuleInput`, in order. */
function* splitPieces(text: string): Generator<string> {
  let from = 0;
  let count = 0;
  for (const { 0: word, index } of text.matchAll(/[^ ]+/g)) {
    count += 1;
    const to = index + word.length + 1;
    const isEnd = (word === '.' && count >= PIECE) || count >= LONGEST_PIECE || to >= text.length;
    if (!isEnd) continue;
    yield text.slice(from, to);
    from = to;
    count = 0;
  }
}

/** Returns true if a text has few words besides those of a family: "I give up." */
export const isShortStatement = (text: string): boolean =>
  splitWords(text).length <= MAX_SHORT_STATEMENT &&
  CONTEXT_WORDS.isIn(text) &&
  !EVERYDAY_MATCHER.isIn(text) &&
  !text.includes(LIGHT_USE_MARK);

/** Returns true if the words of consecutive sentences together seem to mention suicide, computed in steps. */
export function* reachesThreshold(text: string): Steps<boolean> {
  const pieces = [...splitPieces(text)];
  const enough = THRESHOLD + THRESHOLD_INCREASE * Math.log2(Math.max(1, pieces.length));
  for (const piece of pieces) {
    if (canBeWeighed(piece) && sumWeights(WEIGHTS, listSigns(piece)) > enough) return true;
    yield null;
  }
  return false;
}
