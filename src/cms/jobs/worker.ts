import type { Job, JobResult } from 'pg-boss';
import { isRecord } from '#src/contract/wire.ts';
import type { Database } from '../db/database.ts';
import { describeError } from '../db/describe-error.ts';
import { createJobIndexes } from './job-indexes.ts';
import { createBoss, startPgBoss, toJobId } from './jobs.ts';
import { findNextMorning } from './missed-run.ts';
import { type JobData, type JobName, QUEUES } from './queues.ts';
import { UNREACHABLE_OUTPUT, UnreachableError } from './unreachable-error.ts';

export type JobHandlers = {
  readonly [N in JobName]: (data: JobData[N], job: { readonly id: string }) => Promise<void>;
};

/** A failed job, to be retried or not. Never contains its data. */
export interface JobFailure {
  readonly event: 'job-failed';
  readonly queue: string;
  readonly reason: string;
}

export interface WorkerOptions {
  readonly database: Database;
  readonly handlers: JobHandlers;
  readonly log: (failure: JobFailure) => void;
  /** Reports the original error, which may contain personal data that the receiver has to remove. */
  readonly report?: ((error: unknown, queue: string) => void) | undefined;
  /** Number of mails sent at the same time; 1 by default. */
  readonly mailsAtOnce?: number;
  /** Current time; the server's clock by default. */
  readonly now?: () => Date;
  /** Seconds between two polls of a queue; 2 by default, at least a half. */
  readonly pollSeconds?: number;
}

type Handle = (data: unknown, job: { readonly id: string }) => Promise<void>;

/** Number of jobs handled in sequence before the queue is polled again; a full batch polls immediately. */
const BATCH = { batchSize: 20, burstWhenBatchFull: true, perJobResults: true } as const;

/** The ranges of a sweep are claimed one by one, so that every process gets a share of them. */
const SINGLE_JOB = { ...BATCH, batchSize: 1 } as const;

/** Handles every queue until it is closed. Any number of processes may do so: each job runs in only one of them. */
export async function startWorker({
  database,
  handlers,
  log,
  report = () => {},
  pollSeconds = 2,
  mailsAtOnce = 1,
  now = () => new Date(),
}: WorkerOptions) {
  const fail = (queue: string, error: unknown) => {
    log({ event: 'job-failed', queue, reason: describeError(error) });
    report(error, queue);
  };
  const boss = createBoss(database, true, (error) => fail('queues', error));
  await startPgBoss(boss);
  await createJobIndexes(database);

  async function run(queue: JobName, handle: Handle, { id, data }: Job): Promise<JobResult> {
    try {
      await handle(data, { id });
      return { id, status: 'completed' };
    } catch (error) {
      fail(queue, error);
      return { id, status: 'failed', ...(error instanceof UnreachableError ? { output: UNREACHABLE_OUTPUT } : {}) };
    }
  }

  /** Postpones a missed run that is due at night to the morning, once, even if postponed repeatedly. */
  function createDailyHandler(name: JobName, handle: Handle): Handle {
    return async (data, job) => {
      const isComplete = isRecord(data) && Object.keys(data).length === 0;
      const morning = isComplete ? findNextMorning(now()) : null;
      if (morning === null) return handle(data, job);
      await boss.send(
        name,
        {},
        { id: toJobId(`${name} missed ${morning.toISOString().slice(0, 13)}`), startAfter: morning },
      );
    };
  }

  for (const { name, cron, missed = 'skip' } of QUEUES) {
    const handle =
      missed === 'by-day' ? createDailyHandler(name, handlers[name] as Handle) : (handlers[name] as Handle);
    const batch = cron ? SINGLE_JOB : BATCH;
    await boss.work(name, { ...batch, pollingIntervalSeconds: pollSeconds }, async (jobs: readonly Job[]) => {
      const atOnce = name === 'mail' ? mailsAtOnce : 1;
      const results: JobResult[] = [];
      for (let begin = 0; begin < jobs.length; begin += atOnce) {
        const lot = jobs.slice(begin, begin + atOnce);
        results.push(...(await Promise.all(lot.map((job) => run(name, handle, job)))));
      }
      return results;
    });
    const policy = missed === 'skip' ? 'skip' : 'once';
    if (cron) await boss.schedule(name, cron, {}, { tz: 'Europe/Amsterdam', missed: policy });
  }
  return { close: () => boss.stop({ graceful: true, timeout: 15_000 }) };
}
