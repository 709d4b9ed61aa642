import type { Database } from '../db/database.ts';
import { withMigrationLock } from '../db/migrate.ts';

const LOCK = 7_230_404;

/**
 * Indexes for queries on the jobs of two weeks, most of which are completed: the newest, the open and the last
 * completed ones for the desk, and the mails of a user who is deleted.
 */
const INDEXES = [
  'zelfhulp_jobs_newest on pgboss.job (name, created_on desc, id)',
  "zelfhulp_jobs_undone on pgboss.job (name, state, created_on desc, id) where state <> 'completed'",
  "zelfhulp_jobs_done on pgboss.job (name, completed_on) where state = 'completed'",
  "zelfhulp_jobs_owner on pgboss.job ((data->>'owner')) where name = 'mail'",
  "zelfhulp_jobs_uid on pgboss.job ((data->>'uid')) where name = 'push'",
] as const;

/**
 * Creates the product's indexes on pg-boss's table as soon as it exists; the first process to start creates them. Uses
 * a separate connection, because with many jobs they take longer than the statement timeout.
 */
export function createJobIndexes({ url }: Pick<Database, 'url'>): Promise<void> {
  return withMigrationLock(url, LOCK, async (client) => {
    await client.query('set client_min_messages = warning');
    for (const index of INDEXES) await client.query(`create index if not exists ${index}`);
  });
}
