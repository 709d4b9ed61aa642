import { APART, EVERYDAY_THINGS, SAID_LIGHTLY } from './reading.ts';
import { signsOf, wordsOf } from './signs.ts';
import learned from './weights.json' with { type: 'json' };

/**
 * What each sign says for or against suicide, as learned from labelled sentences of both languages. It finds oblique
 * sentences that no family foresees: their words say together what none says alone.
 */
export interface Weights {
  readonly start: number;
  readonly signs: Readonly<Record<string, number>>;
}

const WEIGHTS: Weights = learned;

/**
 * What is enough: a wrong alarm costs a card with help numbers, a miss costs more. It was begun where 12 in 100 everyday
 * lines of the develop set reach it, each sixth left out in turn, and lowered until the held back explicit lines were
 * found (`docs/decisions/words-about-suicide.md`).
 */
const ENOUGH = -0.65;
/** So much more is enough each time a text has twice as many pieces, so that a long one is not found by chance. */
const MORE = 0.6;

/** In so few words, those of a family speak for themselves where nothing everyday stands beside them. */
const FEW = 6;

/** The share of the different words of a piece that must be known: the weights say nothing of other languages. */
const KNOWN = 0.4;

/** Fewer words say too little to be weighed. */
const FEWEST = 4;

/** A piece is some sentences, so that a long day in a diary does not hide one of them. Both are in words. */
const PIECE = 12;
const LONGEST_PIECE = 60;

/** The weight of a text: above 0 where its signs speak rather of suicide. Signs that were never read weigh nothing. */
function weightOfSigns({ start, signs }: Weights, all: readonly string[]): number {
  const known = all.flatMap((sign) => (Object.hasOwn(signs, sign) ? [signs[sign] ?? 0] : []));
  return known.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(Math.max(1, known.length)) + start;
}

function canBeWeighed(piece: string): boolean {
  const words = [...new Set(wordsOf(piece))].filter((word) => word !== '.');
  return (
    words.length >= FEWEST && words.filter((word) => Object.hasOwn(WEIGHTS.signs, word)).length >= words.length * KNOWN
  );
}

/** The pieces of a text that `reading` made, in its order. */
function* piecesOf(text: string): Generator<string> {
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

/** True if a text is hardly more than words of a family: "I give up." */
export const isSaidShortly = (text: string): boolean =>
  wordsOf(text).length <= FEW && APART.isIn(text) && !EVERYDAY_THINGS.isIn(text) && !text.includes(SAID_LIGHTLY);

/** True if the words of some sentences together seem to speak of suicide. */
export function weighsEnough(text: string): boolean {
  const pieces = [...piecesOf(text)];
  const enough = ENOUGH + MORE * Math.log2(Math.max(1, pieces.length));
  return pieces.some((piece) => canBeWeighed(piece) && weightOfSigns(WEIGHTS, signsOf(piece)) > enough);
}
