import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { getDatabaseErrorCode } from './unavailable.ts';

/** Lock number of the schema, on which processes that start at the same time wait. */
export const MIGRATION_LOCK = 7_230_401;

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Runs work under an advisory lock shared by all processes of the installation. */
export async function withMigrationLock<T>(
  url: string,
  lock: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'zelfhulp-start' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Lock timeout of a schema change in ms, number of attempts, and pause between them in ms. Later queries queue behind a
 * waiting schema change, so that waiting for a running backup would block the whole product.
 */
const LOCK_TIMEOUT_MS = 2_000;
const TRIES = 30;
const PAUSE_MS = 1_000;

const isLockTimeout = (error: unknown): boolean => getDatabaseErrorCode(error) === '55P03';

const isFromBeforeFirstRelease = (error: unknown): boolean => getDatabaseErrorCode(error) === '42P07';

/**
 * Migrates the database schema, once, also if several processes start at the same time, and without blocking a running
 * product. `folder` contains the migrations; by default those of the product.
 */
export function migrateDatabase(url: string, folder = migrationsFolder): Promise<void> {
  return withMigrationLock(url, MIGRATION_LOCK, async (client) => {
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    for (let index = 1; ; index += 1) {
      try {
        return await migrate(drizzle(client), { migrationsFolder: folder });
      } catch (error) {
        if (isFromBeforeFirstRelease(error))
          throw new Error('This database was made before version 1.0.0: delete it (`.data/`), then start again.');
        if (!isLockTimeout(error) || index === TRIES) throw error;
        await sleep(PAUSE_MS);
      }
    }
  });
}
