import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../limits.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { accept, type Reading, refuse } from './reading.ts';
import { lengthOf } from './text.ts';

export type PasswordError = 'required' | 'too-short' | 'too-long' | 'no-letter' | 'no-digit' | 'too-common';

/**
 * A new password, exactly as typed: spaces and every script are allowed (section 5; decisions, "Accounts").
 * `minimum` is the deployment's own, in code points, and counts from 10 up.
 */
export function readNewPassword(typed: string, minimum: number = PASSWORD_MINIMUM): Reading<string, PasswordError> {
  if (typed === '') return refuse('required');
  const length = lengthOf(typed);
  if (length < Math.max(minimum, PASSWORD_MINIMUM)) return refuse('too-short');
  if (length > PASSWORD_MAXIMUM) return refuse('too-long');
  if (!/\p{L}/u.test(typed)) return refuse('no-letter');
  if (!/\p{Nd}/u.test(typed)) return refuse('no-digit');
  return COMMON_PASSWORDS.has(typed.toLowerCase()) ? refuse('too-common') : accept(typed);
}

/** The new password typed a second time (section 5). */
export function readPasswordConfirmation(typed: string, password: string): Reading<string, 'required' | 'not-equal'> {
  if (typed === '') return refuse('required');
  return typed === password ? accept(typed) : refuse('not-equal');
}

/** The password one has: whatever was typed, but something (section 5, "Login" and "Change password"). */
export function readPassword(typed: string): Reading<string, 'required'> {
  return typed === '' ? refuse('required') : accept(typed);
}
