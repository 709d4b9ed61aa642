import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { isRecord } from '#src/contract/wire.ts';
import type { Database } from '../db/database.ts';
import { toNameUuid } from '../db/name-uuid.ts';
import type { Orm } from '../db/orm.ts';
import { createJobIndexes } from './job-indexes.ts';
import { type JobData, type JobName, QUEUES } from './queues.ts';

export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

export interface Jobs {
  /**
   * Runs work in one transaction that may send jobs: both are committed, or neither. Creates the queues before it
   * starts, because a transaction must not wait for a second connection.
   */
  readonly transact: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  /** Sends a job once for its cause; returns false for a repeated cause, which sends no second job. */
  readonly send: <N extends JobName>(
    tx: Transaction,
    name: N,
    data: JobData[N],
    cause: string,
    startAfter?: Date,
  ) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Returns the job's id, which is also the first half of its mail's Message-ID. */
export const toJobId = (cause: string): string => toNameUuid(`job ${cause}`);

/** Converts an error of pg-boss, which reports most errors as plain objects, with message and stack. */
const toError = (reports: unknown): unknown =>
  isRecord(reports) && 'stack' in reports && !(reports instanceof Error)
    ? Object.assign(new Error(), reports)
    : reports;

/** Creates a pg-boss on the pool of the product; the first process to start creates or migrates its tables. */
export function createBoss(
  { pool }: Pick<Database, 'pool'>,
  isWorker: boolean,
  onError: (error: unknown) => void,
): PgBoss {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  const boss = new PgBoss({ db, supervise: isWorker, schedule: isWorker });
  return boss.on('error', (error) => onError(toError(error)));
}

/** Starts a pg-boss and creates the queues; reads each once, so that its table is cached. */
export async function startPgBoss(boss: PgBoss): Promise<void> {
  await boss.start();
  for (const { name, options } of QUEUES) {
    await boss.createQueue(name, options);
    await boss.getJobById(name, toJobId('none'));
  }
}

/** Creates the sending part of the jobs, which is started with the first job. */
export function createJobs(database: Database, onError: (error: unknown) => void): Jobs {
  let startup: Promise<PgBoss> | null = null;

  async function start(): Promise<PgBoss> {
    const boss = createBoss(database, false, onError);
    await startPgBoss(boss);
    await createJobIndexes(database);
    return boss;
  }

  function waitUntilReady(): Promise<PgBoss> {
    startup ??= start().catch((error: unknown) => {
      startup = null;
      throw error;
    });
    return startup;
  }

  return {
    transact: async (work) => {
      await waitUntilReady();
      return database.db.transaction(work);
    },
    send: async (tx, name, data, cause, startAfter) => {
      const boss = await waitUntilReady();
      const options = { id: toJobId(cause), db: fromDrizzle(tx, sql), ...(startAfter && { startAfter }) };
      return (await boss.send(name, data, options)) !== null;
    },
    close: async () => {
      const boss = await startup?.catch(() => null);
      startup = null;
      await boss?.stop({ graceful: false });
    },
  };
}
