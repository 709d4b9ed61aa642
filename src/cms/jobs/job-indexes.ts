import type { Database } from '../db/database.ts';
import { underLock } from '../db/migrate.ts';

const LOCK = 7_230_402;

/**
 * What is asked of the jobs of two weeks, most of which are done: by the desk the newest, what is not done and what ran
 * last; by somebody who leaves the own mails.
 */
const INDEXES = [
  'zelfhulp_jobs_newest on pgboss.job (name, created_on desc, id)',
  "zelfhulp_jobs_undone on pgboss.job (name, state, created_on desc, id) where state <> 'completed'",
  "zelfhulp_jobs_done on pgboss.job (name, completed_on) where state = 'completed'",
  "zelfhulp_jobs_owner on pgboss.job ((data->>'owner')) where name = 'mail'",
  "zelfhulp_jobs_uid on pgboss.job ((data->>'uid')) where name = 'push'",
] as const;

/**
 * Makes our own indexes on the table of pg-boss, once that stands; whoever starts first makes them. On a connection of
 * its own: where many jobs are kept they take longer than a statement of the product may.
 */
export function makeJobIndexes({ url }: Pick<Database, 'url'>): Promise<void> {
  return underLock(url, LOCK, async (client) => {
    await client.query('set client_min_messages = warning');
    for (const index of INDEXES) await client.query(`create index if not exists ${index}`);
  });
}
