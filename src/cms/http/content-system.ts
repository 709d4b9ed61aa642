import type { Database } from '../db/database.ts';

/** What the content system needs to know of the environment. */
export interface ContentConfig {
  readonly dataDir: string;
  /** The scheme that visitors use: names the session cookie. */
  readonly publicProtocol: 'http' | 'https';
  readonly maintenance: boolean;
}

/** A failure that nobody expected, for the log: no address, no body, no person. */
export interface ApiFailure {
  readonly event: 'api-failure';
  readonly method: string;
  readonly route: string;
  readonly error: unknown;
}

/** Everything a module works with. */
export interface ContentSystem {
  readonly database: Database;
  readonly config: ContentConfig;
  readonly now: () => Date;
  readonly log: (failure: ApiFailure) => void;
}
