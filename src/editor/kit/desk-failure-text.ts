import type { Failure } from '#src/contract/result.ts';
import { failureText } from '#src/forms/failure-text.ts';

/**
 * Returns the text of a refused publication: the content system's own message, with the solution, if its facts need a
 * review.
 */
export const deskFailureText = (t: Parameters<typeof failureText>[0], failure: Failure): string =>
  failure.status === 409 ? failure.message : failureText(t, failure);
