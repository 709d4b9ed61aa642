import type { Database } from '#src/cms/db/database.ts';
import { openDatabase } from '#src/cms/startup/connect.ts';
import type { Config } from '#src/config.ts';
import { makeProcessLog } from './process-log.ts';

declare global {
  /** The database of the development server: it outlives reloads and restarts, as modules do not. */
  var zelfhulpDatabase: Promise<Database> | undefined;
}

/** Opens the database once for the life of the process. */
export function devDatabase(config: Config): Promise<Database> {
  globalThis.zelfhulpDatabase ??= openDatabase(config, makeProcessLog(config.instance));
  return globalThis.zelfhulpDatabase;
}

/** Ends the embedded server too, unless another process uses it. */
export async function closeDevDatabase(): Promise<void> {
  await (await globalThis.zelfhulpDatabase)?.close();
}
