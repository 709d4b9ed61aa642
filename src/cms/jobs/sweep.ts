import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Jobs } from './jobs.ts';
import type { SweepData, SweepName } from './queues.ts';

/** Accounts from one uid to another, inclusive. */
export interface UidRange {
  readonly from: number;
  readonly to: number;
}

/** One run of a sweep: the whole sweep, or one range of it. */
export interface Sweep extends SweepData {
  readonly name: SweepName;
  /** Id of the job. A restarted run uses the same ids, so that no job is created twice. */
  readonly id: string;
}

interface Context {
  readonly database: Pick<Database, 'db'>;
  readonly jobs: Pick<Jobs, 'transact' | 'send'>;
}

/** Number of accounts in one job, handled well within the time that a job may take. */
const ACCOUNTS_PER_RANGE = 10_000;

const whereWithin = ({ from, to }: UidRange): SQL => sql`u.uid between ${from}::bigint and ${to}::bigint`;

/** Returns ranges with as many accounts as one job handles; the database returns only their first uids. */
async function listRanges({ database }: Context, condition: SQL): Promise<readonly UidRange[]> {
  const { rows } = await database.db.execute<{ uid: number }>(sql`
    select uid::int from (select u.uid, row_number() over (order by u.uid) - 1 as place from users u where ${condition}) meant
    where place % ${ACCOUNTS_PER_RANGE} = 0 order by uid`);
  return rows.map(({ uid }, index) => ({ from: uid, to: (rows[index + 1]?.uid ?? Number.MAX_SAFE_INTEGER) - 1 }));
}

/**
 * Handles the selected accounts (`u` in SQL), by ranges of their uids. A large sweep becomes one job per range, so that
 * servers share the work and none loads all uids; without a job, the ranges are handled in sequence.
 */
export async function sweepRanges(
  context: Context,
  sweep: Sweep | null,
  condition: SQL,
  work: (isMeant: SQL) => Promise<void>,
): Promise<void> {
  if (sweep?.range) return work(sql`${whereWithin(sweep.range)} and ${condition}`);
  const ranges = await listRanges(context, condition);
  if (ranges.length <= 1) return work(condition);
  if (sweep === null) {
    for (const range of ranges) await work(sql`${whereWithin(range)} and ${condition}`);
    return;
  }
  const { name, id } = sweep;
  await context.jobs.transact(async (tx) => {
    for (const range of ranges) await context.jobs.send(tx, name, { range }, `${name} ${id} ${range.from}`);
  });
}
