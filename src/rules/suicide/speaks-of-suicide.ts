import { DUTCH_CEASING } from './families/dutch-ceasing.ts';
import { DUTCH_EXPLICIT } from './families/dutch-explicit.ts';
import { DUTCH_INDIRECT } from './families/dutch-indirect.ts';
import { DUTCH_PARTING } from './families/dutch-parting.ts';
import { DUTCH_WEARINESS } from './families/dutch-weariness.ts';
import { ENGLISH_EXPLICIT } from './families/english-explicit.ts';
import { ENGLISH_INDIRECT } from './families/english-indirect.ts';
import { ENGLISH_PARTING } from './families/english-parting.ts';
import { ENGLISH_WEARINESS } from './families/english-weariness.ts';
import type { Family, Weight } from './families/family.ts';
import { EVERYDAY, ORDINARY } from './families/ordinary.ts';
import { type Found, Matcher } from './matcher.ts';
import { plain } from './plain.ts';
import enWeights from './weights/en.json' with { type: 'json' };
import nlWeights from './weights/nl.json' with { type: 'json' };
import { type Language, type Piece, piecesOf } from './word-weights.ts';

/** Whether a text seems to speak of suicide. */
export type SuicideRule = (text: string) => boolean;

/** Every family of the product, by which a moderator sees what is known already. */
export const FAMILIES: readonly Family[] = [
  ...DUTCH_EXPLICIT,
  ...DUTCH_INDIRECT,
  ...DUTCH_WEARINESS,
  ...DUTCH_PARTING,
  ...DUTCH_CEASING,
  ...ENGLISH_EXPLICIT,
  ...ENGLISH_INDIRECT,
  ...ENGLISH_WEARINESS,
  ...ENGLISH_PARTING,
];

/** How near an everyday thing stands to the words that it explains, in letters. */
const NEAR = 60;

const matcherOf = (weight: Weight): Matcher =>
  new Matcher(FAMILIES.filter((family) => family.weight === weight).flatMap(({ patterns }) => patterns));

const ordinary = new Matcher(ORDINARY);
const everyday = new Matcher(EVERYDAY);
const alone = matcherOf('alone');
const apart = matcherOf('apart');

/** What a text says lightly or of other things leaves a word that stands in no family. */
function withoutOrdinary(text: string): string {
  let left = '';
  let at = 0;
  for (const { from, to } of ordinary.places(text)) {
    if (to <= at) continue;
    if (from > at) left += text.slice(at, from);
    left += '_ ';
    at = to;
  }
  return left + text.slice(at);
}

/** Broad words among words that weigh so much are enough, though something everyday stands near. */
const SUPPORT = 0.6;
/** Broad words among words that weigh so little mean something else. */
const AGAINST = -0.5;

/** In fewer words than these, an everyday thing explains the others. */
const FEW = 10;

/** What is enough was set by leaving out each eighth of the develop set in turn: 2 in 100 everyday lines reach it. */
const LANGUAGES: readonly Language[] = [
  { ...nlWeights, enough: 1.8 },
  { ...enWeights, enough: 2.7 },
];

const isHeavy = ({ text, size, weight }: Piece): boolean => weight > 1 && (size >= FEW || !everyday.isIn(text));

/**
 * Whether one of the places has nothing everyday near, or stands among words that speak of suicide too. All rows are
 * in the order of the text.
 */
function isMeant(text: string, places: readonly Found[], pieces: readonly Piece[]): boolean {
  if (places.length === 0) return false;
  const things = [...everyday.places(text)];
  let next = 0;
  let at = 0;
  for (const { from, to } of places) {
    while ((things[next]?.to ?? Number.POSITIVE_INFINITY) < from - NEAR) next += 1;
    while ((pieces[at]?.to ?? Number.POSITIVE_INFINITY) <= from) at += 1;
    const isFar = (things[next]?.from ?? Number.POSITIVE_INFINITY) > to + NEAR;
    const { weight, size } = pieces[at] ?? { weight: 0, size: 0 };
    if (isFar ? weight > AGAINST : weight > SUPPORT && size >= FEW) return true;
  }
  return false;
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
 * help is shown and that a moderator looks; nothing is ever held back for it. A text that names suicide is found though
 * it denies or is about another: who speaks of it may look for help. "I don't want to die" is not: here it is the most
 * usual reason to stop.
 */
export const speaksOfSuicide: SuicideRule = (text) => {
  const read = withoutOrdinary(plain(text));
  if (alone.isIn(read)) return true;
  const pieces = piecesOf(LANGUAGES, read);
  return pieces.some(isHeavy) || isMeant(read, [...apart.places(read)], pieces);
};
