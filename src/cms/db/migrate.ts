import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** One number for all locks of the schema, so that processes that start together wait for each other. */
export const MIGRATION_LOCK = 7_230_401;

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Runs work while holding a lock that every process of the installation takes for it. */
export async function underLock<T>(url: string, lock: number, work: (client: pg.Client) => Promise<T>): Promise<T> {
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

/** Brings the database's schema up to date, once, also when several processes start at the same time. */
export function migrateDatabase(url: string): Promise<void> {
  return underLock(url, MIGRATION_LOCK, (client) => migrate(drizzle(client), { migrationsFolder }));
}
