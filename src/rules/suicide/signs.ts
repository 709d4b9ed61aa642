import { CONTEXT_WORDS, EVERYDAY_MATCHER, LIGHT_USE_MARK, SUFFICIENT_WORDS } from './rule-input.ts';
import { findWordClass } from './word-classes.ts';

/** Number of letters in the stem of a long word. */
const STEM = 5;
/** Maximum distance between two classified words of which the classes are combined. */
const REACH = 3;

export const splitWords = (text: string): readonly string[] => text.match(/[^ ]+/g) ?? [];

/** Yields words, stems of long words, and each pair of consecutive words. */
function* listWordSigns(words: readonly string[]): Generator<string> {
  for (const [index, word] of words.entries()) {
    yield word;
    if (word.length > STEM) yield `${word.slice(0, STEM)}*`;
    yield `${words[index - 1] ?? '^'}_${word}`;
  }
  yield `${words.at(-1) ?? '^'}_$`;
}

/** Yields meanings of the words in both languages: each class, each ordered pair and each three consecutive classes. */
function* listClassSigns(words: readonly string[]): Generator<string> {
  const classes = words.flatMap((word) => (word === '.' ? word : (findWordClass(word) ?? [])));
  for (const [index, item] of classes.entries()) {
    yield `C:${item}`;
    for (const nextClass of classes.slice(index + 1, index + 1 + REACH)) yield `C:${item}>${nextClass}`;
    const [, second, third] = classes.slice(index, index + 3);
    if (second && third) yield `C:${item},${second},${third}`;
  }
}

/** Yields families in the text, and subjects that explain them. */
function* listFamilySigns(text: string): Generator<string> {
  const names = new Set([...CONTEXT_WORDS.places(text)].flatMap((patternMatch) => patternMatch?.name ?? []));
  for (const name of names) yield `F:${name}`;
  if (names.size > 0) yield 'F:any';
  if (names.size > 1) yield 'F:two';
  if (SUFFICIENT_WORDS.isIn(text)) yield 'F:alone';
  if (EVERYDAY_MATCHER.isIn(text)) yield 'F:everyday';
  if (text.includes(`${LIGHT_USE_MARK} `)) yield 'F:lightly';
}

/** Lists the signs of a text from `toRuleInput`, each once. */
export function listSigns(text: string): readonly string[] {
  const words = splitWords(text);
  return [...new Set([...listWordSigns(words), ...listClassSigns(words), ...listFamilySigns(text)])];
}
