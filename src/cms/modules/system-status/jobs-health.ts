import { sql } from 'drizzle-orm';
import { type JobQueue, listJobs } from '#src/contract/desk/overview.ts';
import { respondPrivately } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import { QUEUES } from '../../jobs/queues.ts';
import { getNextRun } from './next-run.ts';

interface QueueCount extends Record<string, unknown> {
  readonly name: string;
  readonly waiting: string;
  readonly active: string;
  readonly retrying: string;
  readonly failed: string;
  readonly last_run: Date | string | null;
}

/** Returns waiting, failed and completed jobs of every queue. */
async function showJobs(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  await system.jobs.transact(async () => undefined);
  const { rows } = await system.database.db.execute<QueueCount>(sql`
    select q.name, undone.*,
      (select max(completed_on) from pgboss.job where name = q.name and state = 'completed') as last_run
    from pgboss.queue q cross join lateral (
      select count(*) filter (where state = 'created') as waiting,
        count(*) filter (where state = 'active') as active,
        count(*) filter (where state = 'retry') as retrying,
        count(*) filter (where state = 'failed') as failed
      from pgboss.job where name = q.name and state <> 'completed'
    ) undone`);
  const queues = QUEUES.map(({ name, cron }): JobQueue => {
    const queueRow = rows.find((row) => row.name === name);
    const lastRun = queueRow?.last_run ?? null;
    return {
      name,
      waiting: Number(queueRow?.waiting ?? 0),
      active: Number(queueRow?.active ?? 0),
      retrying: Number(queueRow?.retrying ?? 0),
      failed: Number(queueRow?.failed ?? 0),
      lastRunAt: lastRun === null ? null : new Date(lastRun).toISOString(),
      nextRunAt: cron === undefined ? null : getNextRun(cron, system.now()).toISOString(),
    };
  });
  return respondPrivately(c, { queues });
}

export const jobsRoute: Route = serve(listJobs, showJobs);
