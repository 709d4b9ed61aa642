import type { Database } from '#src/cms/db/database.ts';
import { describeError } from '#src/cms/db/describe-error.ts';
import type { ContentSystem, ReadRemoteForm } from '#src/cms/http/content-system.ts';
import { createSystem } from '#src/cms/system.ts';
import type { Config } from '#src/config.ts';
import type { ErrorReporter } from './error-reporter.ts';
import type { ProcessLog } from './process-log.ts';
import { redactError } from './redacted-error.ts';

/** Creates the embedded content system for this process. */
export const createEmbeddedSystem = (
  database: Database,
  config: Config,
  log: ProcessLog,
  { reportError }: Pick<ErrorReporter, 'reportError'>,
  extraValues: { readonly holder?: number; readonly readFormElsewhere?: ReadRemoteForm } = {},
): ContentSystem =>
  createSystem({
    database,
    config,
    ...extraValues,
    log: (event) => {
      if (event.event === 'arrival-refused') return log({ ...event });
      const { method, route, error } = event;
      log({ event: 'api-failure', method, route, reason: describeError(error) });
      reportError(redactError(error), { where: `${method} ${route}` });
    },
  });
