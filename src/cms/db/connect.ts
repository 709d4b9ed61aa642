import { loadStarter } from '../starter/load.ts';
import { type Database, type DatabaseLog, makePool } from './database.ts';
import { startEmbedded } from './embedded/start.ts';
import { migrateDatabase } from './migrate.ts';

export interface DatabaseConfig {
  /** PostgreSQL to use; null starts the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

async function serverOf(config: DatabaseConfig, log: DatabaseLog) {
  if (config.databaseUrl !== null) return { url: config.databaseUrl, stop: async () => undefined };
  return startEmbedded(config.dataDir, { onRestart: () => log({ event: 'database-restarted' }) });
}

/**
 * Opens the database: starts the embedded server or joins it (or uses `databaseUrl`), migrates under a lock and loads
 * the starter content into an empty installation. `close` ends the pool, and the embedded server where nobody else
 * uses it.
 */
export async function openDatabase(config: DatabaseConfig, log: DatabaseLog): Promise<Database> {
  const server = await serverOf(config, log);
  await migrateDatabase(server.url);
  const { pool, db } = makePool(server.url, log);
  const pages = await loadStarter(db);
  if (pages > 0) log({ event: 'starter-loaded', pages });
  log({ event: 'database-ready', kind: config.databaseUrl === null ? 'embedded' : 'external' });
  return {
    pool,
    db,
    url: server.url,
    close: async () => {
      await pool.end();
      await server.stop();
    },
  };
}
