import type { Language } from '#src/domains/domain.ts';
import type { Violation } from '../http/api-error.ts';
import { type KeyIn, serverText } from '../http/server-texts.ts';

export type Problem = KeyIn<'account'>;

/** A refused value in the reader's language. */
export const violation = (field: string, problem: Problem, language: Language): Violation => ({
  field,
  text: serverText(`account.${problem}`, language),
});
