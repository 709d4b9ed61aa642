import type { Database } from '#src/cms/db/database.ts';
import type { ContentSystem } from '#src/cms/http/content-system.ts';
import { describeError } from '#src/cms/http/describe-error.ts';
import { makeSystem } from '#src/cms/system.ts';
import type { Config } from '#src/config.ts';
import type { ProcessLog } from './process-log.ts';

/** The embedded content system as this process works with it. */
export const contentSystem = (database: Database, config: Config, log: ProcessLog): ContentSystem =>
  makeSystem({
    database,
    config,
    log: ({ method, route, error }) => log({ event: 'api-failure', method, route, reason: describeError(error) }),
  });
