import type pg from 'pg';
import { makePool } from '../../db/database.ts';
import { makeBoss, startBoss } from '../../jobs/jobs.ts';
import { type ArchivedFiles, copyRows, passOver } from './archived-rows.ts';
import type { Manifest } from './manifest.ts';
import { tablesIn } from './stored-tables.ts';

/** Creates or migrates the queues; empty queues change nothing. */
export async function makeQueues(url: string): Promise<void> {
  const { pool } = makePool(url, () => undefined);
  const boss = makeBoss({ pool }, false, () => undefined);
  try {
    await startBoss(boss);
  } finally {
    await boss.stop({ graceful: false });
    await pool.end();
  }
}

/**
 * Restores the waiting and completed jobs, so that none runs twice. False where the schema of the queues has changed
 * since the backup and its jobs do not fit any more.
 */
export async function bringJobs(client: pg.Client, files: ArchivedFiles, { jobs }: Manifest): Promise<boolean> {
  await client.query('delete from pgboss.job');
  if (jobs === null) return true;
  const known = (await tablesIn(client, 'pgboss')).find(({ name }) => name === 'job')?.columns ?? [];
  if (!jobs.columns.every((column) => known.includes(column))) {
    await passOver(files, jobs);
    return false;
  }
  await client.query('create temporary table waiting_jobs (like pgboss.job including defaults) on commit drop');
  await copyRows(client, files, { table: jobs, from: 'pgboss', into: 'waiting_jobs' });
  const list = jobs.columns.map((column) => `"${column}"`).join(', ');
  await client.query(`
    insert into pgboss.job (${list}) select ${list} from waiting_jobs where name in (select name from pgboss.queue)`);
  return true;
}
