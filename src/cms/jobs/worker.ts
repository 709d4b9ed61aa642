import type { Database } from '../db/database.ts';
import { makeBoss, startBoss } from './jobs.ts';
import { type JobData, type JobName, QUEUES } from './queues.ts';

export type JobHandlers = {
  readonly [N in JobName]: (data: JobData[N], job: { readonly id: string }) => Promise<void>;
};

/** A job that has failed and will be tried again, or was given up. Its data are never told. */
export interface JobFailure {
  readonly event: 'job-failed';
  readonly queue: string;
  readonly reason: string;
}

export interface WorkerOptions {
  readonly database: Database;
  readonly handlers: JobHandlers;
  readonly log: (failure: JobFailure) => void;
  /** Seconds between two looks at a queue; 2 by default, at least a half. */
  readonly pollSeconds?: number;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Works on every queue until it is closed. Any number of processes may do so: a job runs in one of them. */
export async function startWorker({ database, handlers, log, pollSeconds = 2 }: WorkerOptions) {
  const boss = makeBoss(database, true);
  boss.on('error', (error) => log({ event: 'job-failed', queue: 'queues', reason: reasonOf(error) }));
  await startBoss(boss);
  for (const { name, cron } of QUEUES) {
    const handle = handlers[name] as (data: unknown, job: { readonly id: string }) => Promise<void>;
    await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async (jobs) => {
      for (const { id, data } of jobs) {
        try {
          await handle(data, { id });
        } catch (error) {
          log({ event: 'job-failed', queue: name, reason: reasonOf(error) });
          throw error;
        }
      }
    });
    if (cron) await boss.schedule(name, cron, {}, { tz: 'Europe/Amsterdam' });
  }
  return { close: () => boss.stop({ graceful: true, timeout: 15_000 }) };
}
