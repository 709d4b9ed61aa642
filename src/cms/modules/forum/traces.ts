import { GONE } from './neutral-words.ts';

/** What is gone from a page of the forum, and may still be heard in the words of others. */
export interface Removed {
  /** Null where the person still has other words on the page, or is known by no name. */
  readonly nickname: string | null;
  readonly texts: readonly string[];
}

/** Shorter lines are anybody's: "Dank je wel" is no quote. */
const QUOTED_LENGTH = 12;

/** A name ends where its word does. */
const NO_LETTER = '(?![\\p{L}\\p{N}])';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A line that quotes ("> ...") words that are gone keeps its sign alone. */
function withoutQuote(line: string, texts: readonly string[]): string {
  const [, sign = '', quoted = ''] = /^([>\s]*>\s*)(.*)$/u.exec(line) ?? [];
  const words = quoted.trim();
  return words !== '' && texts.some((text) => text.includes(words)) ? `${sign}${GONE}` : line;
}

function withoutLines(text: string, texts: readonly string[]): string {
  const lines = texts.flatMap((one) => one.split('\n')).map((line) => line.trim());
  const long = lines.filter((line) => line.length >= QUOTED_LENGTH).sort((a, b) => b.length - a.length);
  return long.reduce((rest, line) => rest.replaceAll(line, GONE), text);
}

/** Other people's words without those that are gone: quotes of them, and the name of who wrote them. */
export function withoutTraces(text: string, { nickname, texts }: Removed): string {
  const quoteless = text
    .split('\n')
    .map((line) => withoutQuote(line, texts))
    .join('\n');
  const own = withoutLines(quoteless, texts);
  if (nickname === null || nickname === '') return own;
  const name = escaped(nickname);
  return own
    .replace(new RegExp(`@${name}${NO_LETTER}`, 'giu'), GONE)
    .replace(new RegExp(`(?<![\\p{L}\\p{N}])${name}${NO_LETTER}`, 'gu'), GONE);
}
