import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '#src/config.ts';
import { type Database, type DatabaseLog, makePool } from '../db/database.ts';
import { startEmbedded } from '../db/embedded/start.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { loadStarter } from '../starter/load.ts';

export interface DatabaseConfig {
  /** PostgreSQL to use; null starts the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** How long a database that does not answer is waited for, in milliseconds; 10,000 by default. */
  readonly patienceMs?: number;
}

/** A database that starts beside us may need a moment. */
const PATIENCE_MS = 10_000;

/** The oldest PostgreSQL that the product was tried on. */
const OLDEST_MAJOR = 15;

/** Migrations would stop somewhere in the middle, or worse: seem to work. */
async function assertVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (major >= OLDEST_MAJOR) return;
  throw new ConfigError(
    `The database of DATABASE_URL is PostgreSQL ${major}, which is too old; bring PostgreSQL ${OLDEST_MAJOR} or newer.`,
  );
}

/** Resolves when the database answers and is new enough; the message of the failure names no password. */
async function awaitDatabase(url: string, patienceMs: number): Promise<void> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await assertVersion(client);
      return await client.end();
    } catch (cause) {
      await client.end().catch(() => undefined);
      if (cause instanceof ConfigError) throw cause;
      const reason = cause instanceof Error ? cause.message || cause.name : 'no reason given';
      if (Date.now() > end)
        throw new ConfigError(`The database of DATABASE_URL does not answer (${reason}).`, { cause });
      await sleep(250);
    }
  }
}

async function serverOf(config: DatabaseConfig, log: DatabaseLog) {
  if (config.databaseUrl !== null) {
    await awaitDatabase(config.databaseUrl, config.patienceMs ?? PATIENCE_MS);
    return { url: config.databaseUrl, stop: async () => undefined };
  }
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
