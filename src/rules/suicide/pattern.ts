import { toCorrectedWords } from './plain-words.ts';

/**
 * Phrase as data. A pattern is a sequence of words: `stem*` matches every word with that start, `(a|b c)` one of
 * several, `(…)?` an optional part, `(…)+` one to five of them and `(…)*` up to five; a single `*` is any word. Between
 * words `..` matches up to four words, `...` up to eight, `--` up to five without a denial ("niet", "not") or another
 * person ("hij", "my"), `~~` up to six without the author ("ik", "I"). `a <> b` is both `a .. b` and `b .. a`. `^` and
 * `$` are the start and the end of a sentence; words after `$` in a pattern belong to the next sentence. A pattern
 * starts with required words.
 */
export type Pattern = string;

/** Possible starts of a pattern: a whole word, or the first letters of a word. */
interface Entry {
  readonly word: string;
  readonly isStem: boolean;
}

export interface CompiledPattern {
  readonly entries: readonly Entry[];
  /** Source of a regular expression, tried at the start of a word that is one of the entries. */
  readonly source: string;
}

const LETTERS = '[^ .]';
const NONE_OF =
  '(?!(?:niet|nie|geen|nooit|zonder|de|het|die|dat|deze|mijn|zijn|haar|hun|ons|hij|zij|ze|we|jij|je|jullie|iemand|niemand|not|no|never|dont|wont|didnt|isnt|wouldnt|the|a|my|his|her|their|our|your|he|she|they|we|you|someone) )';
const NOT_THE_WRITER = '(?!(?:ik|me|mij|mezelf|mijn eigen|i|im|ive|id|ill|myself) )';
const GAPS: Readonly<Record<string, string>> = {
  '..': `(?:${LETTERS}+ ){0,4}`,
  '...': `(?:${LETTERS}+ ){0,8}`,
  '--': `(?:${NONE_OF}${LETTERS}+ ){0,5}`,
  '~~': `(?:${NOT_THE_WRITER}${LETTERS}+ ){0,6}`,
  '.': '\\. ',
  '^': '(?<=^|\\. )',
  $: '(?=\\.|$)(?:\\. )?',
  '*': `${LETTERS}+ `,
};

const getWord = (word: string): string =>
  GAPS[word] ?? (word.endsWith('*') ? `${word.slice(0, -1)}${LETTERS}* ` : `${word} `);

/** Quantifiers of a group. */
const TIMES: Readonly<Record<string, string>> = { '+': '{1,5}', '*': '{0,5}' };

const getRow = (row: string): string => row.trim().split(/\s+/).map(getWord).join('');

/** Converts groups from the inside out, each to an expression that is inserted when its sequence is built. */
function toExpression(pattern: string): string {
  const groups: string[] = [];
  let row = pattern;
  for (let lastKey = ''; lastKey !== row; ) {
    lastKey = row;
    row = row.replace(/\(([^()]*)\)([?+*]?)/g, (_, inside: string, times: string) => {
      const alternatives = inside.split('|').map((item) => (item.trim() === '' ? '' : getRow(item)));
      groups.push(`(?:${alternatives.join('|')})${TIMES[times] ?? times}`);
      return ` \u0001${groups.length - 1}\u0002 `;
    });
  }
  const fillPattern = (text: string): string =>
    text.replace(/\u0001(\d+)\u0002 ?/g, (_, index: string) => fillPattern(groups[Number(index)] ?? ''));
  return fillPattern(getRow(row));
}

/** Returns the words with which a pattern may start. Its first part is required, and is not a gap (`..`). */
function listEntries(pattern: string): readonly Entry[] {
  const row = pattern.trim().replace(/^\^\s*/, '');
  if (!row.startsWith('(')) {
    const [word = ''] = row.split(/[\s(]/);
    return [{ word: word.replace(/\*$/, ''), isStem: word.endsWith('*') }];
  }
  let depth = 0;
  let end = 0;
  const inside: string[] = [''];
  for (; end < row.length; end += 1) {
    const feature = row[end] ?? '';
    if (feature === '(') depth += 1;
    if (feature === ')') depth -= 1;
    if (depth === 0) break;
    if (depth === 1 && feature === '|') inside.push('');
    else if (!(depth === 1 && feature === '(')) inside[inside.length - 1] += feature;
  }
  if (['?', '*'].includes(row[end + 1] ?? ''))
    throw new Error(`A pattern begins with words that may be left out: ${pattern}`);
  return inside.flatMap(listEntries);
}

const getOrders = (pattern: string): readonly string[] => {
  const sides = pattern.split('<>');
  if (sides.length !== 2) return [pattern];
  const [side = '', otherSide = ''] = sides;
  return [`${side} .. ${otherSide}`, `${otherSide} .. ${side}`];
};

/** Returns a pattern in the spelling of `toPlainWords`. */
const toPlainPattern = (pattern: Pattern): Pattern =>
  pattern.replace(/[^()|]+/g, (match) =>
    match.replace(/[^ ].*[^ ]|[^ ]/, (inner) => toCorrectedWords(inner.split(/ +/)).join(' ')),
  );

/** Compiles a pattern; a pattern with both orders becomes two. */
export const compilePattern = (pattern: Pattern): readonly CompiledPattern[] =>
  getOrders(toPlainPattern(pattern)).map((row) => ({
    entries: listEntries(row),
    source: toExpression(row),
  }));
