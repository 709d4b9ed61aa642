import type { Database } from '#src/cms/db/database.ts';
import { openDatabase } from '#src/cms/startup/connect.ts';
import type { Config } from '#src/config.ts';
import { createProcessLog } from './process-log.ts';

declare global {
  /** The database of the development server, which stays open during reloads and restarts, unlike modules. */
  var zelfhulpDatabase: Promise<Database> | undefined;
}

/** Opens the database once per process. */
export function openDevDatabase(config: Config): Promise<Database> {
  globalThis.zelfhulpDatabase ??= openDatabase(config, createProcessLog(config.instance));
  return globalThis.zelfhulpDatabase;
}

/** Closes the database, and stops the embedded server unless another process uses it. */
export async function closeDevDatabase(): Promise<void> {
  await (await globalThis.zelfhulpDatabase)?.close();
}
