import { accept, type Reading, refuse } from './reading.ts';
import { plainTyped } from './visible.ts';

/** Number of wrong codes that ends a session. */
export const LOCK_TRIES = 5;

export type LockCodeError = 'required' | 'not-six-digits' | 'too-easy';

/** True if consecutive digits always differ by the same small step: 000000, 123456, 987654. */
function isRow(code: string): boolean {
  const steps = [...code].slice(1).map((digit, at) => Number(digit) - Number(code[at]));
  return Math.abs(steps[0] ?? 0) <= 1 && steps.every((step) => step === steps[0]);
}

/** A code typed at the lock; the server checks it. */
export function readTypedLockCode(typed: string): Reading<string, Exclude<LockCodeError, 'too-easy'>> {
  const code = plainTyped(typed).replace(/\s/g, '');
  if (code === '') return refuse('required');
  return /^\d{6}$/.test(code) ? accept(code) : refuse('not-six-digits');
}

/** A new code to unlock the own session: six digits, except the most common ones. */
export function readLockCode(typed: string): Reading<string, LockCodeError> {
  const reading = readTypedLockCode(typed);
  return reading.ok && isRow(reading.value) ? refuse('too-easy') : reading;
}
