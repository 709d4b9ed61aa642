import type { Failure } from '#src/contract/result.ts';

/** Reports a failure that the user cannot resolve. `what` is the action and must not contain user data. */
export type ReportFailure = (what: string, failure: Failure) => void;

let reporter: ReportFailure | null = null;

/** Sets the reporter. Without a reporter failures are ignored. */
export function setReporter(to: ReportFailure | null): void {
  reporter = to;
}

/** Reports a failed push token or logout request to the error reporter (docs/specification.md, section 8). */
export function reportFailure(label: string, failure: Failure): void {
  reporter?.(label, failure);
}
