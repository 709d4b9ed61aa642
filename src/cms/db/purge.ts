import type pg from 'pg';

/** The channel on which every process hears which cached answers are no longer true. */
export const PURGE_CHANNEL = 'purge';

/** Tells every process that the answers with these tags have changed. Call it after the commit. */
export async function announcePurge(pool: pg.Pool, tags: readonly string[]): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [PURGE_CHANNEL, JSON.stringify({ tags })]);
}
