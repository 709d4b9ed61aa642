import type pg from 'pg';
import { LISTENER_LOCK } from '../db/purge.ts';

const QUERY = `
  delete from first_answers where status is null and not exists (
    select from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2 and objsubid = 2
      and database = (select oid from pg_database where datname = current_database()))`;

/**
 * Releases the writes that were in progress when the product was killed, so that a retry need not wait until they
 * expire. Called when the product starts: does nothing while another process of the product is running.
 */
export async function releaseStaleClaims(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(QUERY, [...LISTENER_LOCK]);
}
