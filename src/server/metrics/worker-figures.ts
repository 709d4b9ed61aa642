import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Metric, ofProcesses } from './metric.ts';

/** Message between a primary process and its workers about metrics. */
interface Asked {
  readonly figuresAsked: number;
}
interface FiguresMessage {
  readonly figuresOf: number;
  readonly metrics: readonly Metric[];
}

/** Timeout in ms; a worker that does not respond in time is omitted from the result. */
const PATIENCE_MS = 2_000;

const isAsked = (message: unknown): message is Asked => Object.hasOwn(Object(message), 'figuresAsked');
const isFigures = (message: unknown): message is FiguresMessage => Object.hasOwn(Object(message), 'figuresOf');

/** In a worker: sends its metrics to its primary process on request. */
export function sendMetricsToPrimary(read: () => readonly Metric[]): void {
  process.on('message', (message) => {
    if (isAsked(message)) process.send?.({ figuresOf: message.figuresAsked, metrics: read() } satisfies FiguresMessage);
  });
}

let asked = 0;

/** In a primary process: returns its metrics and those of all workers, by worker number. */
export async function withWorkers(own: readonly Metric[]): Promise<readonly Metric[]> {
  asked += 1;
  const question = asked;
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
  const answers = new Map<string, readonly Metric[]>([['primary', own]]);
  let settle = () => {};
  const all = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const hear = ({ id }: { readonly id: number }, message: unknown) => {
    if (!isFigures(message) || message.figuresOf !== question) return;
    answers.set(String(id), message.metrics);
    if (answers.size > workers.length) settle();
  };
  cluster.on('message', hear);
  for (const worker of workers) worker?.send({ figuresAsked: question } satisfies Asked);
  if (workers.length > 0) await Promise.race([all, sleep(PATIENCE_MS, undefined, { ref: false })]);
  cluster.off('message', hear);
  return ofProcesses(answers);
}
