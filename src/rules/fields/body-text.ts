import { accept, type Reading, refuse } from './reading.ts';
import { countCharacters } from './text.ts';
import { isBlank } from './visible.ts';

/**
 * A required text of several lines, stored exactly as typed: a diary entry, a post, a comment, a report
 * (docs/specification.md, section 5). `maximum` is in code points.
 */
export function readBodyText(typed: string, maximum: number): Reading<string, 'required' | 'too-long'> {
  if (isBlank(typed)) return refuse('required');
  return countCharacters(typed) > maximum ? refuse('too-long') : accept(typed);
}
