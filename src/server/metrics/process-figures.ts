import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Database } from '#src/cms/db/database.ts';
import type { Lease } from '../page-cache/purge-listener.ts';
import { type Metric, toGauge } from './metric.ts';

interface WatchedProcess {
  readonly pool: Pick<Database['pool'], 'totalCount' | 'idleCount' | 'waitingCount'>;
  readonly lease: Lease;
  readonly pages: () => number;
  readonly isReady: () => boolean;
}

const NANOSECONDS = 1e9;

function countConnections({ totalCount, idleCount, waitingCount }: WatchedProcess['pool']): Metric {
  const createSample = (state: string, value: number) => ({ labels: { state }, value });
  return {
    name: 'zelfhulp_db_pool_connections',
    help: 'Connections to the database in use and idle, and requests that wait for one.',
    type: 'gauge',
    samples: [
      createSample('used', totalCount - idleCount),
      createSample('idle', idleCount),
      createSample('waiting', waitingCount),
    ],
  };
}

/** Returns a function that reads the metrics of one process: readiness, cache lease, connections, load. */
export function watchProcess({ pool, lease, pages, isReady }: WatchedProcess): () => readonly Metric[] {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return () => {
    const { user, system } = process.cpuUsage();
    const slowest = delay.percentile(99) / NANOSECONDS;
    delay.reset();
    return [
      toGauge('zelfhulp_ready', '1 while requests may be sent here.', Number(isReady())),
      toGauge(
        'zelfhulp_purge_lease_valid',
        '1 while purges were heard within the lease; an idle process does not ask for it.',
        Number(lease.isValid(performance.now())),
      ),
      toGauge('zelfhulp_page_cache_entries', 'Pages in memory.', pages()),
      countConnections(pool),
      toGauge(
        'zelfhulp_event_loop_delay_seconds',
        'How late the event loop was, 99 of 100 times, since it was last asked.',
        Number.isFinite(slowest) ? slowest : 0,
      ),
      toGauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
      {
        name: 'process_cpu_seconds_total',
        help: 'Time of a core that the process used.',
        type: 'counter',
        samples: [{ value: (user + system) / 1e6 }],
      },
      toGauge(
        'process_start_time_seconds',
        'When the process was started, in seconds since 1970.',
        performance.timeOrigin / 1_000,
      ),
    ];
  };
}
