import { DUTCH_EXPLICIT } from './families/dutch-explicit.ts';
import { DUTCH_INDIRECT } from './families/dutch-indirect.ts';
import { DUTCH_WEARINESS } from './families/dutch-weariness.ts';
import { ENGLISH_EXPLICIT } from './families/english-explicit.ts';
import { ENGLISH_INDIRECT } from './families/english-indirect.ts';
import { ENGLISH_WEARINESS } from './families/english-weariness.ts';
import type { Family, Weight } from './families/family.ts';
import { EVERYDAY, ORDINARY } from './families/ordinary.ts';
import { type Found, Matcher } from './matcher.ts';
import { plain } from './plain.ts';

/** Whether a text seems to speak of suicide. */
export type SuicideRule = (text: string) => boolean;

/** Every family of the product, by which a moderator sees what is known already. */
export const FAMILIES: readonly Family[] = [
  ...DUTCH_EXPLICIT,
  ...DUTCH_INDIRECT,
  ...DUTCH_WEARINESS,
  ...ENGLISH_EXPLICIT,
  ...ENGLISH_INDIRECT,
  ...ENGLISH_WEARINESS,
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

/** Whether one of the places has nothing everyday near. Both rows are in the order of the text. */
function isFarFromEveryday(text: string, places: readonly Found[]): boolean {
  if (places.length === 0) return false;
  const things = [...everyday.places(text)];
  let next = 0;
  for (const { from, to } of places) {
    while ((things[next]?.to ?? Number.POSITIVE_INFINITY) < from - NEAR) next += 1;
    if ((things[next]?.from ?? Number.POSITIVE_INFINITY) > to + NEAR) return true;
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
  return alone.isIn(read) || isFarFromEveryday(read, [...apart.places(read)]);
};
