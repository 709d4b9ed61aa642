import { TEXT_LENGTH } from '../limits.ts';
import { accept, type ParseResult, refuse } from './parse-result.ts';

/** Letters that are invisible: fillers of Hangul and the empty pattern of Braille. */
const BLANK_LETTERS = /[\u115f\u1160\u3164\uffa0\u2800]/gu;

/** Invisible characters that control text direction or line breaks, often copied with a text. */
const HIDDEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Returns the visible part of a text: removes spaces, control characters and marks. */
export const toVisibleText = (text: string): string =>
  text.replace(BLANK_LETTERS, '').replace(/[\p{C}\p{Z}\p{M}]/gu, '');

/** Returns true for a text without visible characters. */
export const isBlank = (text: string): boolean => toVisibleText(text) === '';

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Returns the value of a digit of any script; each script has its ten digits in sequence. */
function toDigitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
}

/** Normalises a typed address, code or number: removes hidden characters and outer spaces, digits become ASCII. */
export const normaliseInput = (input: string): string =>
  input
    .replace(HIDDEN, '')
    .replace(/\p{Nd}/gu, (digit) => toDigitValue(digit.normalize('NFKC')))
    .trim();

/** Returns the length in code points: an emoji counts once (docs/product-rules.md, "Rules, last readings"). */
export function countCharacters(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/**
 * Reads a required text, trimmed: names, nicknames, titles, the fields of a nurse's registration
 * (docs/specification.md, section 5). `maximum` is in code points.
 */
export function readText(input: string, maximum: number = TEXT_LENGTH): ParseResult<string, 'required' | 'too-long'> {
  const text = input.trim();
  if (isBlank(text)) return refuse('required');
  return countCharacters(text) > maximum ? refuse('too-long') : accept(text);
}

/** Reads a required text on one line. */
export function readLine(input: string, maximum: number): ParseResult<string, 'required' | 'too-long' | 'invalid'> {
  const result = readText(input, maximum);
  return result.ok && /[\r\n]/.test(result.value) ? refuse('invalid') : result;
}

/** Reads an optional text. */
export const readOptionalText = (input: string, maximum: number): ParseResult<string, 'too-long'> =>
  isBlank(input) ? accept('') : (readText(input, maximum) as ParseResult<string, 'too-long'>);

/**
 * Reads a required text of several lines, stored exactly as typed: a diary entry, a post, a comment, a report
 * (docs/specification.md, section 5). `maximum` is in code points.
 */
export function readBodyText(input: string, maximum: number): ParseResult<string, 'required' | 'too-long'> {
  if (isBlank(input)) return refuse('required');
  return countCharacters(input) > maximum ? refuse('too-long') : accept(input);
}

/** Maximum length of a title that is readable in a list. */
const MAX_TITLE_LENGTH = 60;

/** Returns a title from the start of a text: its first line, shortened to whole words. */
export function toShortTitle(text: string): string {
  const line = text.trim().split('\n')[0]?.trim() ?? '';
  if ([...line].length <= MAX_TITLE_LENGTH) return line;
  const shortText = [...line].slice(0, MAX_TITLE_LENGTH).join('');
  const space = shortText.lastIndexOf(' ');
  return `${(space > 0 ? shortText.slice(0, space) : shortText).replace(/[\s,;:.]+$/, '')}…`;
}

/**
 * Rule for a text in a webform's definition; `maxLength` in code points, null for the default (docs/specification.md,
 * section 5).
 */
export interface WebformTextRule {
  readonly required: boolean;
  readonly maxLength: number | null;
}

export type WebformTextError = 'required' | 'too-long';

/** Reads one text answer, stored as typed, with its line breaks and spaces. */
export function readWebformText(input: string, rule: WebformTextRule): ParseResult<string, WebformTextError> {
  if (rule.required && isBlank(input)) return refuse('required');
  return countCharacters(input) > (rule.maxLength ?? TEXT_LENGTH) ? refuse('too-long') : accept(input);
}

export type WebformTextsParseResult =
  | { readonly ok: true; readonly value: readonly string[] }
  | { readonly ok: false; readonly errors: ReadonlyMap<number, WebformTextError> };

/**
 * Reads the answers of a multi-value text: each is validated, empty answers are omitted, and a required question needs
 * at least one (docs/specification.md, section 5). Errors are by position; a missing answer is an error of the first
 * field.
 */
export function readWebformTexts(input: readonly string[], rule: WebformTextRule): WebformTextsParseResult {
  const filledTexts = input.filter((text) => !isBlank(text));
  if (rule.required && filledTexts.length === 0) return { ok: false, errors: new Map([[0, 'required']]) };
  const errors = new Map<number, WebformTextError>();
  for (const [index, text] of input.entries()) {
    const result = readWebformText(text, { ...rule, required: false });
    if (!result.ok) errors.set(index, result.error);
  }
  return errors.size === 0 ? { ok: true, value: filledTexts } : { ok: false, errors };
}
