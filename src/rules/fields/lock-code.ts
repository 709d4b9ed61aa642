import { accept, type Reading, refuse } from './reading.ts';
import { plainTyped } from './visible.ts';

/** How many wrong codes end a login. */
export const LOCK_TRIES = 5;

export type LockCodeError = 'required' | 'not-six-digits' | 'too-easy';

/** Whether every digit is the one before plus the same step: 000000, 123456, 987654. */
function isRow(code: string): boolean {
  const steps = [...code].slice(1).map((digit, at) => Number(digit) - Number(code[at]));
  return Math.abs(steps[0] ?? 0) <= 1 && steps.every((step) => step === steps[0]);
}

/** The code that somebody types at the lock; whether it is theirs, the server knows. */
export function readTypedLockCode(typed: string): Reading<string, Exclude<LockCodeError, 'too-easy'>> {
  const code = plainTyped(typed).replace(/\s/g, '');
  if (code === '') return refuse('required');
  return /^\d{6}$/.test(code) ? accept(code) : refuse('not-six-digits');
}

/** A new code by which somebody opens their own login again: six digits that nobody tries first. */
export function readLockCode(typed: string): Reading<string, LockCodeError> {
  const reading = readTypedLockCode(typed);
  return reading.ok && isRow(reading.value) ? refuse('too-easy') : reading;
}
