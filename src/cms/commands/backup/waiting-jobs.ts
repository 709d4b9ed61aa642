import type pg from 'pg';
import { makePool } from '../../db/database.ts';
import { makeBoss, startBoss } from '../../jobs/jobs.ts';
import { type ArchivedFiles, copyRows, passOver } from './archived-rows.ts';
import type { Manifest } from './manifest.ts';
import { tablesIn } from './stored-tables.ts';

/** Makes the queues where there are none, or brings them up to date: empty ones change nothing. */
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
 * Brings back the jobs that waited, and those that tell what was done: nothing is done twice. False where the queues
 * have changed since, and the jobs of the backup fit them no more.
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
