import type { BackEnd } from '#src/contract/back-ends.ts';
import type { Failure } from '#src/contract/result.ts';

export interface ClientOptions {
  /** Base URL of the content system without a trailing slash: "/api", or absolute. */
  readonly base: string;
  /** Language prefix of all calls; null if the content system has one language. */
  readonly language: string | null;
  readonly fetch: typeof fetch;
  readonly backend: BackEnd;
  readonly headers?: Readonly<Record<string, string>>;
  /** Timeout for a whole response in milliseconds; 10,000 by default. */
  readonly timeoutMs?: number;
  /** Maximum size of a response in bytes; 8 MiB by default. */
  readonly maxBytes?: number;
  /** Receives the headers of each response with a status below 400. */
  readonly onAnswer?: (headers: Headers) => void;
  /** Called if a request is refused because the session is locked. */
  readonly onLocked?: () => void;
  /** Receives an error of our own code; the call then returns the failure `fault`. */
  readonly onFault?: (error: unknown) => void;
  /** Receives the login status, which the client reads again after a refusal, and the refusal. */
  readonly onLoginStatus?: (isLoggedIn: boolean, refusal: Failure) => void;
}
