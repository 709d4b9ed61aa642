/** What went wrong with a call, in the terms a screen can act on. */
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
  /** An error of our own code on this side. */
  | 'fault'
  | 'malformed';

export interface Failure {
  readonly kind: FailureKind;
  /** HTTP status, or null where no answer came. */
  readonly status: number | null;
  /** The content system's own words in the reader's language; may be empty. */
  readonly message: string;
  /** Texts by field where values were refused. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds to wait before another try. */
  readonly retryAfter?: number;
  /** The answer's own `detail`, which the operation's contract file reads. */
  readonly detail?: unknown;
}

/** The answer of a call. `tags` name what a cached copy of the answer depends on. */
export type Result<A> =
  | { readonly ok: true; readonly value: A; readonly tags: readonly string[] }
  | { readonly ok: false; readonly failure: Failure };

const AWAY: readonly FailureKind[] = ['network', 'timeout', 'limited', 'unavailable', 'server', 'malformed'];

/** The content system gave no answer that says anything of the content: not even that it is not there. */
export const isAway = (result: Result<unknown>): boolean => !result.ok && AWAY.includes(result.failure.kind);

const UNREADABLE = 'UnreadableAnswer';

/** Thrown by a `read` that meets an answer it cannot use; the client turns it into a failure of that kind. */
export class UnreadableAnswer extends Error {
  override readonly name = UNREADABLE;
  readonly kind: FailureKind;

  constructor(kind: FailureKind, what: string) {
    super(what);
    this.kind = kind;
  }
}

/**
 * The kind of an unreadable answer; null for any other error. Known by name: the built pages hold a copy of the class
 * of their own, whose errors are caught by the client that runs from source, where `instanceof` would not know them.
 */
export function unreadableKind(error: unknown): FailureKind | null {
  if (!(error instanceof Error) || error.name !== UNREADABLE) return null;
  return (error as UnreadableAnswer).kind;
}
