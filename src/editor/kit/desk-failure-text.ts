import type { Failure } from '#src/contract/result.ts';
import { toFailureText } from '#src/forms/failure-text.ts';

/**
 * Returns the error text of a refused publication. If its facts need a review, this is the server's message, which
 * includes the solution.
 */
export const getDeskFailureText = (t: Parameters<typeof toFailureText>[0], failure: Failure): string =>
  failure.status === 409 ? failure.message : toFailureText(t, failure);
