import type { Failure } from '#src/contract/result.ts';
import { failureText } from '#src/forms/failure-text.ts';

/** Text of a refused publication: the content system's own, with the way out, where its facts need a reader. */
export const deskFailureText = (t: Parameters<typeof failureText>[0], failure: Failure): string =>
  failure.status === 409 ? failure.message : failureText(t, failure);
