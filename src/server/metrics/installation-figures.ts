import type { Database } from '#src/cms/db/database.ts';
import { QUEUES } from '#src/cms/jobs/queues.ts';
import { type Metric, type Sample, toGauge } from './metric.ts';

interface JobCounts {
  readonly name: string;
  readonly waiting: number;
  readonly failed: number;
  /** Seconds since the oldest runnable job was due; null if there is none. */
  readonly oldest: number | null;
}

const jobsQuery = `
  select name, count(*) filter (where state in ('created', 'retry', 'active'))::int as waiting,
    count(*) filter (where state = 'failed')::int as failed,
    extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after < now()))::float
      as oldest
  from pgboss.job where state <> 'completed' and state <> 'cancelled' group by name`;

const databaseQuery = `select to_regclass('pgboss.job') is not null as "isThere"`;

async function readJobCounts(pool: Pick<Database['pool'], 'query'>): Promise<readonly JobCounts[]> {
  const { rows } = await pool.query<{ isThere: boolean }>(databaseQuery);
  return rows[0]?.isThere ? (await pool.query<JobCounts>(jobsQuery)).rows : [];
}

/** Returns the metrics of the installation, equal on all servers: state of the database, and waiting jobs. */
export async function readInstallationMetrics({ pool }: Pick<Database, 'pool'>): Promise<readonly Metric[]> {
  const jobCounts = await readJobCounts(pool).catch(() => null);
  const up = toGauge('zelfhulp_database_up', '1 while the database answers.', Number(jobCounts !== null));
  if (jobCounts === null) return [up];
  const toQueueSamples = (read: (jobCounts: JobCounts | undefined) => number): readonly Sample[] =>
    QUEUES.map(({ name }) => ({
      labels: { queue: name },
      value: read(jobCounts.find((jobCounts) => jobCounts.name === name)),
    }));
  return [
    up,
    {
      name: 'zelfhulp_jobs_waiting',
      help: 'Jobs that wait, are tried again or are being done.',
      type: 'gauge',
      samples: toQueueSamples((jobCounts) => jobCounts?.waiting ?? 0),
    },
    {
      name: 'zelfhulp_job_oldest_seconds',
      help: 'How long the job that is most overdue has been due.',
      type: 'gauge',
      samples: toQueueSamples((jobCounts) => jobCounts?.oldest ?? 0),
    },
    {
      name: 'zelfhulp_jobs_failed',
      help: 'Jobs that were given up and are still kept.',
      type: 'gauge',
      samples: toQueueSamples((jobCounts) => jobCounts?.failed ?? 0),
    },
  ];
}
