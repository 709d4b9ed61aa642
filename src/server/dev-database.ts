import { openDatabase } from '#src/cms/db/connect.ts';
import type { Database } from '#src/cms/db/database.ts';
import type { Config } from '#src/config.ts';
import { processLog } from './process-log.ts';

declare global {
  /** The database of the development server: it outlives reloads and restarts, as modules do not. */
  var zelfhulpDatabase: Promise<Database> | undefined;
}

function closeOnSignals(database: Promise<Database>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await (await database).close();
      process.exit(0);
    });
  }
}

/** Opens the database once for the life of the process. */
export function devDatabase(config: Config): Promise<Database> {
  if (!globalThis.zelfhulpDatabase) {
    globalThis.zelfhulpDatabase = openDatabase(config, processLog);
    closeOnSignals(globalThis.zelfhulpDatabase);
  }
  return globalThis.zelfhulpDatabase;
}
