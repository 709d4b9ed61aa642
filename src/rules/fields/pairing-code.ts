import { accept, type Reading, refuse } from './reading.ts';
import { plainTyped } from './visible.ts';

const PAIRING_CODE = /^[a-z0-9]{6}$/i;

/** The code of a nurse: exactly 6 letters or digits, however it was copied (docs/specification.md, section 5). */
export function readPairingCode(typed: string): Reading<string, 'required' | 'invalid'> {
  const code = plainTyped(typed).replace(/\s/g, '');
  if (code === '') return refuse('required');
  return PAIRING_CODE.test(code) ? accept(code) : refuse('invalid');
}
