import { ACCOUNT_FIELDS, PERSONAL_DATA } from './compose.ts';
import type { Database } from './db/database.ts';
import { openKeyring } from './db/encryption/open-keyring.ts';
import type { ContentConfig, ContentSystem, ReadRemoteForm } from './http/content-system.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';

export interface SystemDependencies {
  readonly database: Database;
  readonly config: ContentConfig;
  readonly now?: () => Date;
  readonly holder?: number;
  readonly log?: ContentSystem['log'];
  /** Reads a form of another content system; omitted if all forms are stored here. */
  readonly readFormElsewhere?: ReadRemoteForm;
  /** Jobs of the product; created if absent. */
  readonly jobs?: Jobs;
}

/** Creates the dependencies of every module. Close its jobs before the database. */
export function createSystem({
  database,
  config,
  now = () => new Date(),
  holder,
  log = () => undefined,
  readFormElsewhere,
  jobs = createJobs(database, (error) => log({ event: 'api-failure', method: 'JOB', route: 'queues', error })),
}: SystemDependencies): ContentSystem {
  const keys = openKeyring(config.accounts, config.dataDir);
  return {
    database,
    config,
    keys,
    jobs,
    now,
    holder: holder ?? null,
    log,
    readFormElsewhere: readFormElsewhere ?? null,
    personalData: PERSONAL_DATA,
    ownFields: ACCOUNT_FIELDS,
  };
}
