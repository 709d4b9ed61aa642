import { accept, type ParseResult, refuse } from './parse-result.ts';
import { normaliseInput } from './text.ts';

/** Maximum number of wrong codes, after which a session ends. */
export const MAX_LOCK_ATTEMPTS = 5;

export type LockCodeError = 'required' | 'not-six-digits' | 'too-easy';

/** Returns true if consecutive digits always differ by the same small step: 000000, 123456, 987654. */
function isDigitSequence(code: string): boolean {
  const steps = [...code].slice(1).map((digit, index) => Number(digit) - Number(code[index]));
  return Math.abs(steps[0] ?? 0) <= 1 && steps.every((step) => step === steps[0]);
}

/** Reads a code typed to unlock a session; the server checks it. */
export function readLockCodeInput(input: string): ParseResult<string, Exclude<LockCodeError, 'too-easy'>> {
  const code = normaliseInput(input).replace(/\s/g, '');
  if (code === '') return refuse('required');
  return /^\d{6}$/.test(code) ? accept(code) : refuse('not-six-digits');
}

/** Reads a new lock code: six digits, except the most common ones. */
export function readLockCode(input: string): ParseResult<string, LockCodeError> {
  const result = readLockCodeInput(input);
  return result.ok && isDigitSequence(result.value) ? refuse('too-easy') : result;
}

const PAIRING_CODE = /^[a-z0-9]{6}$/i;

/** Reads the code of a nurse: exactly 6 letters or digits, in any notation (docs/specification.md, section 5). */
export function readPairingCode(input: string): ParseResult<string, 'required' | 'invalid'> {
  const code = normaliseInput(input).replace(/\s/g, '');
  if (code === '') return refuse('required');
  return PAIRING_CODE.test(code) ? accept(code) : refuse('invalid');
}

/** Six digits of the authenticator app, or a recovery code. */
const CODE = /^(\d{6}|[A-Z2-7]{16})$/;

export type CodeError = 'required' | 'invalid';

/** Reads a code of the second factor, in any grouping and case. */
export function readSecondFactorCode(input: string): ParseResult<string, CodeError> {
  const code = normaliseInput(input).replace(/[\s-]/g, '').toUpperCase();
  if (code === '') return refuse('required');
  return CODE.test(code) ? accept(code) : refuse('invalid');
}

/** The space may be non-breaking, as copied from a web page. */
const POSTAL_CODE = /^([1-9]\d{3})[ \u00a0\u202f]?((?!s[ads])[a-z]{2})$/i;

/**
 * Reads a Dutch postal code: four digits from 1000, an optional space, two letters other than sa, sd, ss
 * (docs/specification.md, section 5). Stored and displayed in the standard notation: 1234 AB.
 */
export function readPostalCode(input: string): ParseResult<string, 'required' | 'invalid'> {
  const code = normaliseInput(input);
  if (code === '') return refuse('required');
  const [, digits, letters] = POSTAL_CODE.exec(code) ?? [];
  return digits && letters ? accept(`${digits} ${letters.toUpperCase()}`) : refuse('invalid');
}
