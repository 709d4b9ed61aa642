import { accept, type Reading, refuse } from './reading.ts';

/** The space may be one that does not break, as copied from a web page. */
const POSTAL_CODE = /^[1-9]\d{3}[ \u00a0\u202f]?(?!s[ads])[a-z]{2}$/i;

/** A Dutch postal code: four digits from 1000, an optional space, two letters other than sa, sd, ss (section 5). */
export function readPostalCode(typed: string): Reading<string, 'required' | 'invalid'> {
  const code = typed.trim();
  if (code === '') return refuse('required');
  return POSTAL_CODE.test(code) ? accept(code.replace(/[\u00a0\u202f]/, ' ')) : refuse('invalid');
}
