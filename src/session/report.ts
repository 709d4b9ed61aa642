import type { Failure } from '#src/contract/result.ts';

/** Reports a failure that the user cannot resolve; `what` is the action and must not contain user data. */
export type ReportFailure = (what: string, failure: Failure) => void;

let reporter: ReportFailure | null = null;

/** Sets the reporter; without one failures are ignored, and the console remains empty. */
export function setReporter(to: ReportFailure | null): void {
  reporter = to;
}

/** Reports a failure of the push token or of logging out to the error reporter (docs/specification.md, section 8). */
export function reportFailure(what: string, failure: Failure): void {
  reporter?.(what, failure);
}
