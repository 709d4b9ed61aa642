import type { RequestLog, RequestLogEntry } from '../front/request-log.ts';
import type { Metric, Sample } from './metric.ts';

/** Upper bounds in seconds: a cached page takes less than the first, a login takes the longest. */
const BOUNDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10] as const;

interface Series {
  readonly kind: string;
  readonly status: string;
  readonly cache: string;
  requests: number;
  seconds: number;
  /** Number of requests within each bound. */
  readonly within: number[];
}

const HIT: Pick<RequestLogEntry, 'kind' | 'status' | 'cache'> = { kind: 'page', status: 200, cache: 'hit' };

export interface RequestMetrics {
  /** Wraps a log so that its lines are counted too. */
  readonly counting: (log: RequestLog) => RequestLog;
  readonly read: () => readonly Metric[];
}

/** Counts requests and their duration by kind, class of status and cache, in a limited number of series. */
export function createRequestMetrics(): RequestMetrics {
  const series = new Map<string, Series>();

  const getSeries = (line: Pick<RequestLogEntry, 'kind' | 'status' | 'cache'>): Series => {
    const { kind, status } = line;
    const cache = line.cache ?? 'none';
    const ofStatus = `${Math.trunc(status / 100)}xx`;
    const key = `${kind} ${ofStatus} ${cache}`;
    const existing = series.get(key);
    if (existing) return existing;
    const result: Series = { kind, status: ofStatus, cache, requests: 0, seconds: 0, within: BOUNDS.map(() => 0) };
    series.set(key, result);
    return result;
  };

  const count = (item: Series, seconds: number) => {
    item.requests += 1;
    item.seconds += seconds;
    for (let index = BOUNDS.length - 1; index >= 0 && seconds <= (BOUNDS[index] ?? 0); index -= 1) {
      item.within[index] = (item.within[index] ?? 0) + 1;
    }
  };

  const createCountingLog = (log: RequestLog): RequestLog => {
    const hits = getSeries(HIT);
    return {
      write: (id, line, startedAt, endedAt) => {
        count(getSeries(line), (endedAt - startedAt) / 1_000);
        log.write(id, line, startedAt, endedAt);
      },
      // Counts a hit: only cached pages are logged with this function.
      writeFixed: (id, fixed, startedAt, endedAt) => {
        count(hits, (endedAt - startedAt) / 1_000);
        log.writeFixed(id, fixed, startedAt, endedAt);
      },
      flush: log.flush,
    };
  };

  const listDurations = (): readonly Sample[] =>
    [...series.values()].flatMap(({ kind, status, cache, requests, seconds, within }) => {
      const labels = { kind, status, cache };
      const buckets = BOUNDS.map((bound, index) => ({
        suffix: '_bucket',
        labels: { ...labels, le: String(bound) },
        value: within[index] ?? 0,
      }));
      return [
        ...buckets,
        { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: requests },
        { suffix: '_sum', labels, value: seconds },
        { suffix: '_count', labels, value: requests },
      ];
    });

  return {
    counting: createCountingLog,
    read: () => [
      {
        name: 'zelfhulp_http_duration_seconds',
        help: 'Requests by kind, class of status and cache, and how long they took.',
        type: 'histogram',
        samples: listDurations(),
      },
    ],
  };
}
