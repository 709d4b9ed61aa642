import { accept, type Reading, refuse } from './reading.ts';
import { plainTyped } from './visible.ts';

/** Six digits of the app, or one of the recovery codes. */
const CODE = /^(\d{6}|[A-Z2-7]{16})$/;

export type CodeError = 'required' | 'invalid';

/** A code of the second factor, however it was grouped and capitalised. */
export function readSecondFactorCode(typed: string): Reading<string, CodeError> {
  const code = plainTyped(typed).replace(/[\s-]/g, '').toUpperCase();
  if (code === '') return refuse('required');
  return CODE.test(code) ? accept(code) : refuse('invalid');
}
