import { accept, type Reading, refuse } from './reading.ts';

const PAIRING_CODE = /^[a-z0-9]{6}$/i;

/** The code of a nurse: exactly 6 letters or digits, trimmed (docs/specification.md, section 5). */
export function readPairingCode(typed: string): Reading<string, 'required' | 'invalid'> {
  const code = typed.trim();
  if (code === '') return refuse('required');
  return PAIRING_CODE.test(code) ? accept(code) : refuse('invalid');
}
