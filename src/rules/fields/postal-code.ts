import { accept, type Reading, refuse } from './reading.ts';
import { plainTyped } from './visible.ts';

/** The space may be one that does not break, as copied from a web page. */
const POSTAL_CODE = /^([1-9]\d{3})[ \u00a0\u202f]?((?!s[ads])[a-z]{2})$/i;

/**
 * A Dutch postal code: four digits from 1000, an optional space, two letters other than sa, sd, ss
 * (docs/specification.md, section 5). Stored and displayed in the standard notation: 1234 AB.
 */
export function readPostalCode(typed: string): Reading<string, 'required' | 'invalid'> {
  const code = plainTyped(typed);
  if (code === '') return refuse('required');
  const [, digits, letters] = POSTAL_CODE.exec(code) ?? [];
  return digits && letters ? accept(`${digits} ${letters.toUpperCase()}`) : refuse('invalid');
}
