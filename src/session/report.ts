import type { Failure } from '#src/contract/result.ts';

/** Takes a failure that the person can do nothing about; `what` names the action, never the person. */
export type Reporter = (what: string, failure: Failure) => void;

let reporter: Reporter | null = null;

/** Sets where failures go; without it they are passed over, and the console stays quiet. */
export function reportTo(to: Reporter | null): void {
  reporter = to;
}

/** Reports a failure of the push token or of logging out to the error reporter (docs/specification.md, section 8). */
export function report(what: string, failure: Failure): void {
  reporter?.(what, failure);
}
