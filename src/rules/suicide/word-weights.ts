/**
 * What each word says for or against suicide, as learned from labelled sentences; `stem*` stands for every longer word
 * that begins so. It finds oblique sentences that no family foresees: their words say together what none says alone.
 */
export interface WordWeights {
  readonly start: number;
  readonly words: Readonly<Record<string, number>>;
}

/** The weights of a language, and how much its words must weigh to be enough: few sentences teach less surely. */
export interface Language extends WordWeights {
  readonly enough: number;
}

/** How many letters of a long word are its stem. */
const STEM = 5;

/** The different words of a text that `plain` prepared, and the stems of the long ones. */
export function signsOf(text: string): readonly string[] {
  const words = text.match(/[^ .]+/g) ?? [];
  return [...new Set(words.flatMap((word) => (word.length > STEM ? [word, `${word.slice(0, STEM)}*`] : [word])))];
}

/** The weight of words: above 0 where they speak rather of suicide. Words that were never read weigh nothing. */
function weightOf({ start, words }: WordWeights, text: string): number {
  const known = signsOf(text).flatMap((sign) => (Object.hasOwn(words, sign) ? [words[sign] ?? 0] : []));
  return known.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(Math.max(1, known.length)) + start;
}

/** A piece is some sentences, so that a long day in a diary does not hide one of them. Both are in words. */
const PIECE = 25;
const LONGEST_PIECE = 60;

/** The share of the different words of a piece that a language must know. */
const KNOWN = 0.5;

/**
 * Part of a text, and what its words weigh in the language that knows most of them: 1 is enough, 0 is what no language
 * knows.
 */
export interface Piece {
  readonly text: string;
  readonly to: number;
  /** How many words it has. */
  readonly size: number;
  readonly weight: number;
}

function weightIn(languages: readonly Language[], text: string): number {
  const all = [...new Set(text.match(/[^ .]+/g) ?? [])];
  const known = languages.map((language) => all.filter((word) => Object.hasOwn(language.words, word)).length);
  const most = Math.max(0, ...known);
  const language = languages[known.indexOf(most)];
  return language && most > 0 && most >= all.length * KNOWN ? weightOf(language, text) / language.enough : 0;
}

/** The pieces of a text that `plain` prepared, in its order. */
export function piecesOf(languages: readonly Language[], text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let count = 0;
  for (const { 0: word, index } of text.matchAll(/[^ ]+/g)) {
    count += 1;
    const to = index + word.length + 1;
    const isEnd = (word === '.' && count >= PIECE) || count >= LONGEST_PIECE || to >= text.length;
    if (!isEnd) continue;
    const piece = text.slice(from, to);
    pieces.push({ text: piece, to, size: count, weight: weightIn(languages, piece) });
    from = to;
    count = 0;
  }
  return pieces;
}
