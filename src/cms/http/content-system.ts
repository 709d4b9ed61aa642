import type { AccountsConfig } from '#src/config/accounts.ts';
import type { Database } from '../db/database.ts';
import type { Keyring } from '../db/encryption/keyring.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** What the content system needs to know of the environment. */
export interface ContentConfig {
  readonly dataDir: string;
  /** Hosts that are ours, as `Config` has them. */
  readonly baseHosts: readonly string[];
  readonly maintenance: boolean;
  readonly accounts: AccountsConfig;
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
  readonly keys: Keyring;
  readonly jobs: Jobs;
  readonly now: () => Date;
  readonly log: (failure: ApiFailure) => void;
}
