import { sql } from 'drizzle-orm';
import type { Transaction } from '../../jobs/jobs.ts';
import type { DemoPart } from './part.ts';

/** Sorts the messages of a demo user by day and leaves the latest unread. */
export async function sortMessages(tx: Transaction, uid: number): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from messages where uid = ${uid} returning uid, template, tid, cause, created_at)
    insert into messages (uid, template, tid, cause, created_at, read_at)
    select uid, template, tid, cause, created_at,
      case when row_number() over (order by created_at desc) > 2 then created_at + interval '9 hours' end
    from gone order by created_at`);
}

export const addDemoMessages: DemoPart = (_system, tx, { uid }) => sortMessages(tx, uid);
