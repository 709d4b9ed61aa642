import cluster from 'node:cluster';
import type { Config } from '#src/config.ts';
import { assertTexts, loadTexts } from '#src/i18n/load.ts';
import { describeAddresses, describeContent } from './addresses.ts';
import { withPrimaryDatabase } from './database-of-primary.ts';
import { watchEventLoop } from './event-loop-watchdog.ts';
import { makeProcessLog } from './process-log.ts';
import { ROOT } from './root.ts';
import { serveProduct } from './serve.ts';
import { stopOnSignals } from './stop.ts';
import { startWorkers } from './workers.ts';

/** Runs the product until a stop signal: in this process, or in its workers. */
export async function runProduct(config: Config): Promise<void> {
  // Logged once, instead of by every worker.
  loadTexts();
  assertTexts();
  const log = makeProcessLog(config.instance);
  const isPrimary = cluster.isPrimary && config.webProcesses > 1;
  const starting = isPrimary ? startWorkers(config, log) : serveProduct(withPrimaryDatabase(config), ROOT, log);
  stopOnSignals(async () => (await starting).close(), log, cluster.isWorker);
  const { port } = await starting;
  // Modules load without yielding, which takes long on a busy machine.
  watchEventLoop(config.instance);
  if (cluster.isPrimary) process.stdout.write(describeAddresses(config, port) + describeContent(config));
}
