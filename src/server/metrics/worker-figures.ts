import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { labelByProcess, type Metric } from './metric.ts';

/** Message between a primary process and its workers about metrics. */
interface MetricsRequest {
  readonly figuresAsked: number;
}
interface MetricsMessage {
  readonly figuresOf: number;
  readonly metrics: readonly Metric[];
}

/** Timeout in ms; a worker that does not respond in time is omitted from the result. */
const TIMEOUT_MS = 2_000;

const isMetricsRequest = (message: unknown): message is MetricsRequest =>
  Object.hasOwn(Object(message), 'figuresAsked');
const isMetricsMessage = (message: unknown): message is MetricsMessage => Object.hasOwn(Object(message), 'figuresOf');

/** Sends the metrics of a worker to its primary process on request. */
export function sendMetricsToPrimary(read: () => readonly Metric[]): void {
  process.on('message', (message) => {
    if (isMetricsRequest(message))
      process.send?.({ figuresOf: message.figuresAsked, metrics: read() } satisfies MetricsMessage);
  });
}

let requestCount = 0;

/** Collects the metrics of a primary process and of all its workers, by worker number. */
export async function collectWorkerMetrics(metrics: readonly Metric[]): Promise<readonly Metric[]> {
  requestCount += 1;
  const question = requestCount;
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
  const answers = new Map<string, readonly Metric[]>([['primary', metrics]]);
  let resolveAll = () => {};
  const all = new Promise<void>((resolve) => {
    resolveAll = resolve;
  });
  const handleMessage = ({ id }: { readonly id: number }, message: unknown) => {
    if (!isMetricsMessage(message) || message.figuresOf !== question) return;
    answers.set(String(id), message.metrics);
    if (answers.size > workers.length) resolveAll();
  };
  cluster.on('message', handleMessage);
  for (const worker of workers) worker?.send({ figuresAsked: question } satisfies MetricsRequest);
  if (workers.length > 0) await Promise.race([all, sleep(TIMEOUT_MS, undefined, { ref: false })]);
  cluster.off('message', handleMessage);
  return labelByProcess(answers);
}
