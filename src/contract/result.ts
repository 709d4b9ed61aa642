/** Kind of failure, by the reaction of a screen. */
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
  /** An error of our own code in this process. */
  | 'fault'
  | 'malformed';

export interface Failure {
  readonly kind: FailureKind;
  /** HTTP status, or null if no response came. */
  readonly status: number | null;
  /** The content system's own message in the reader's language; may be empty. */
  readonly message: string;
  /** Texts by field, if values were refused. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds to wait before a retry. */
  readonly retryAfter?: number;
  /** The response's `detail`, which the operation's contract file reads. */
  readonly detail?: unknown;
}

/** The response of an operation. `tags` name the dependencies of a cached copy. */
export type Result<A> =
  | { readonly ok: true; readonly value: A; readonly tags: readonly string[] }
  | { readonly ok: false; readonly failure: Failure };

const AWAY: readonly FailureKind[] = ['network', 'timeout', 'limited', 'unavailable', 'server', 'malformed'];

/** True if the content system gave no information about the content, not even that it is absent. */
export const isSystemUnavailable = (result: Result<unknown>): boolean =>
  !result.ok && AWAY.includes(result.failure.kind);

const UNREADABLE = 'UnreadableAnswer';

/** Thrown by a `read` for an unusable response; the client turns it into a failure of that kind. */
export class UnreadableAnswer extends Error {
  override readonly name = UNREADABLE;
  readonly kind: FailureKind;

  constructor(kind: FailureKind, what: string) {
    super(what);
    this.kind = kind;
  }
}

/**
 * The kind of an unreadable response; null for any other error. Identified by name: the built pages have their own copy
 * of the class, whose errors are caught by the client that runs from source, where `instanceof` would not match.
 */
export function unreadableKind(error: unknown): FailureKind | null {
  if (!(error instanceof Error) || error.name !== UNREADABLE) return null;
  return (error as UnreadableAnswer).kind;
}
