import { TEXT_LENGTH } from '../limits.ts';
import { accept, type Reading, refuse } from './reading.ts';
import { isBlank } from './visible.ts';

/**
 * The length of a text in code points, so that an emoji counts once (docs/product-rules.md, "Rules, last readings").
 */
export function countCharacters(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/**
 * A required text without the spaces around it: names, nicknames, titles, the fields of a nurse's registration
 * (docs/specification.md, section 5). `maximum` is in code points.
 */
export function readText(typed: string, maximum: number = TEXT_LENGTH): Reading<string, 'required' | 'too-long'> {
  const text = typed.trim();
  if (isBlank(text)) return refuse('required');
  return countCharacters(text) > maximum ? refuse('too-long') : accept(text);
}

/** A required text of one line. */
export function readLine(typed: string, maximum: number): Reading<string, 'required' | 'too-long' | 'invalid'> {
  const reading = readText(typed, maximum);
  return reading.ok && /[\r\n]/.test(reading.value) ? refuse('invalid') : reading;
}

/** Reads an optional text. */
export const readOptionalText = (typed: string, maximum: number): Reading<string, 'too-long'> =>
  isBlank(typed) ? accept('') : (readText(typed, maximum) as Reading<string, 'too-long'>);
