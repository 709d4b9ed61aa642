import type { Worker } from 'node:cluster';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { releaseStaleClaims } from '#src/cms/http/stale-claims.ts';
import { openDatabase } from '#src/cms/startup/connect.ts';
import { storeProductUrl } from '#src/cms/startup/product-url.ts';
import type { Config } from '#src/config.ts';
import { assertTexts, loadTexts } from '#src/i18n/load.ts';
import { formatContentSource, formatDomainUrls } from './addresses.ts';
import { createEmbeddedSystem } from './content-system.ts';
import { toDatabaseEnvironment, withPrimaryDatabase } from './database-of-primary.ts';
import { createErrorReporter } from './error-reporter.ts';
import { watchEventLoop } from './event-loop-watchdog.ts';
import { MAX_CLOSE_MS } from './http-server.ts';
import { listContentMetrics } from './metrics/content-figures.ts';
import { readInstallationMetrics } from './metrics/installation-figures.ts';
import { serveMetrics } from './metrics/listen.ts';
import { collectWorkerMetrics } from './metrics/worker-figures.ts';
import { createProcessLog, type ProcessLog } from './process-log.ts';
import { ROOT } from './root.ts';
import { publishScheduled } from './scheduled-content.ts';
import { type RunningServer, serveProduct } from './serve.ts';
import { stopOnSignals } from './stop.ts';

const RESPAWN_MS = 500;
/** Maximum time in ms for a worker to end its jobs and database connections after the stop signal. */
const STOP_TIMEOUT_MS = 10_000;

async function stopWorker(worker: Worker, patienceMs: number): Promise<void> {
  if (worker.isDead()) return;
  const exit = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const waits = await Promise.race([exit, sleep(patienceMs, 'late' as const, { ref: false })]);
  if (waits === 'late') worker.process.kill('SIGKILL');
}

/** Resolves to the port that a worker listens on; rejects if the worker ends before that. */
async function getPort(worker: Worker): Promise<number> {
  const abortController = new AbortController();
  const { signal } = abortController;
  const end = once(worker, 'exit', { signal }).then(([code]) => {
    throw new Error(`A web process ended with ${code} before it listened.`);
  });
  const listening = once(worker, 'listening', { signal });
  try {
    const [address] = (await Promise.race([listening, end])) as [{ port: number }];
    return address.port;
  } finally {
    listening.catch(() => undefined);
    end.catch(() => undefined);
    abortController.abort();
  }
}

/**
 * Starts the primary process of several web processes: it runs the database and its migrations, passes the database URL
 * to the workers, publishes scheduled content, and replaces a worker that ended. Resolves after all workers listen;
 * rejects, after stopping everything, if one of the first workers cannot.
 */
export async function startWorkers(config: Config, log: ProcessLog): Promise<RunningServer> {
  const database = await openDatabase(config, log);
  await releaseStaleClaims(database.pool);
  const environment = config.databaseUrl === null ? toDatabaseEnvironment(database.url) : {};
  const errors = createErrorReporter(config.sentryDsn);
  const system = createEmbeddedSystem(database, config, log, errors);
  await storeProductUrl(database.pool, config.accounts.publicUrl);
  const scheduledContent = publishScheduled(system, log);
  const metrics = await serveMetrics(config, async () => [
    // The primary process publishes scheduled content.
    ...(await collectWorkerMetrics(listContentMetrics())),
    ...(await readInstallationMetrics(database)),
  ]);
  let isStopping = false;

  const getFork = (): Worker => {
    const worker = cluster.fork(environment);
    worker.once('exit', async (code, signal) => {
      if (isStopping) return;
      log({ event: 'worker-died', code, signal });
      await sleep(RESPAWN_MS);
      if (!isStopping) getFork();
    });
    return worker;
  };

  const close = async () => {
    isStopping = true;
    const patienceMs = config.drainSeconds * 1_000 + MAX_CLOSE_MS + STOP_TIMEOUT_MS;
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && stopWorker(worker, patienceMs)));
    await metrics?.close();
    await scheduledContent.close();
    await database.close();
    await errors.close();
  };

  try {
    const ports = await Promise.all(Array.from({ length: config.webProcesses }, () => getPort(getFork())));
    return { port: ports[0] ?? config.port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs the product until a stop signal, in this process or in workers. */
export async function runProduct(config: Config): Promise<void> {
  // Logged only once, instead of by each worker.
  loadTexts();
  assertTexts();
  const log = createProcessLog(config.instance);
  const isPrimary = cluster.isPrimary && config.webProcesses > 1;
  const starting = isPrimary ? startWorkers(config, log) : serveProduct(withPrimaryDatabase(config), ROOT, log);
  stopOnSignals(async () => (await starting).close(), log, cluster.isWorker);
  const { port } = await starting;
  // Started after the modules have loaded, because loading blocks the event loop, for a long time on a busy server.
  watchEventLoop(config.instance);
  if (cluster.isPrimary) process.stdout.write(formatDomainUrls(config, port) + formatContentSource(config));
}
