/** Letters without a visible shape: fillers of Hangul and the empty pattern of Braille. */
const BLANK_LETTERS = /[\u115f\u1160\u3164\uffa0\u2800]/gu;

/** Invisible characters that control text direction or line breaks, often copied with a text. */
const HIDDEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** The visible part of a text: no spaces, control characters and marks. */
export const toVisibleText = (text: string): string =>
  text.replace(BLANK_LETTERS, '').replace(/[\p{C}\p{Z}\p{M}]/gu, '');

/** True for a text without visible characters. */
export const isBlank = (text: string): boolean => toVisibleText(text) === '';

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The value of a digit of any script: each script has its ten in sequence. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
}

/** An address, a code or a number without hidden characters and surrounding spaces, its digits in ASCII. */
export const plainTyped = (typed: string): string =>
  typed
    .replace(HIDDEN, '')
    .replace(/\p{Nd}/gu, (digit) => digitValue(digit.normalize('NFKC')))
    .trim();
