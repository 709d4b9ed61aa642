import type { Database } from '#src/cms/db/database.ts';
import type { ContentSystem } from '#src/cms/http/content-system.ts';
import type { Config } from '#src/config.ts';
import { type ProcessLog, reasonOf } from './process-log.ts';

/** The embedded content system as this process works with it. */
export const contentSystem = (database: Database, config: Config, log: ProcessLog): ContentSystem => ({
  database,
  config,
  now: () => new Date(),
  log: ({ method, route, error }) => log({ event: 'api-failure', method, route, reason: reasonOf(error) }),
});
