/** Kind of failure; a screen reacts differently to each kind. */
export type FailureKind =
  | 'network'
  | 'timeout'
  | 'forbidden'
  | 'not_found'
  | 'invalid'
  | 'conflict'
  | 'other_person'
  | 'limited'
  | 'unavailable'
  | 'server'
  /** An error of the product's code in this process. */
  | 'fault'
  | 'malformed';

export interface Failure {
  readonly kind: FailureKind;
  /** HTTP status; null if there was no response. */
  readonly status: number | null;
  /** The content system's message in the reader's language; may be empty. */
  readonly message: string;
  /** Texts by field, if values were refused. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds to wait before a retry. */
  readonly retryAfter?: number;
  /** The response's `detail`, which the operation's contract file reads. */
  readonly detail?: unknown;
}

/** Result of an operation. `tags` identify the dependencies of a cached copy. */
export type Result<A> =
  | { readonly ok: true; readonly value: A; readonly tags: readonly string[] }
  | { readonly ok: false; readonly failure: Failure };

const AWAY: readonly FailureKind[] = ['network', 'timeout', 'limited', 'unavailable', 'server', 'malformed'];

/** Returns true if the content system sent no information about the content, not even that it does not exist. */
export const isSystemUnavailable = (result: Result<unknown>): boolean =>
  !result.ok && AWAY.includes(result.failure.kind);

const UNREADABLE = 'UnreadableResponseError';

/** Thrown by `read` for an invalid response; the client converts it to a failure of that kind. */
export class UnreadableResponseError extends Error {
  override readonly name = UNREADABLE;
  readonly kind: FailureKind;

  constructor(kind: FailureKind, label: string) {
    super(label);
    this.kind = kind;
  }
}

/**
 * Returns the failure kind of an invalid response; null for any other error. Compares the name of the class, because
 * the built pages have their own copy of it, so that `instanceof` does not match.
 */
export function getFailureKind(error: unknown): FailureKind | null {
  if (!(error instanceof Error) || error.name !== UNREADABLE) return null;
  return (error as UnreadableResponseError).kind;
}
