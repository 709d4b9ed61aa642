import cluster from 'node:cluster';
import { ConfigError, readConfig } from '#src/config.ts';
import { assertTexts, loadTexts } from '#src/i18n/load.ts';
import { describeAddresses } from './addresses.ts';
import { processLog } from './process-log.ts';
import { ROOT } from './root.ts';
import { serve } from './serve.ts';
import { stopOnSignals } from './stop.ts';
import { startWorkers } from './workers.ts';

/** Without it React and Astro take their slow ways: half the speed, and texts for developers on the page. */
const NOT_PRODUCTION = 'NODE_ENV is not "production": start the product with npm start.';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.production) throw new ConfigError(NOT_PRODUCTION);
  loadTexts();
  assertTexts();
  const isPrimary = cluster.isPrimary && config.webProcesses > 1;
  const starting = isPrimary ? startWorkers(config, processLog) : serve(config, ROOT, processLog);
  stopOnSignals(async () => (await starting).close(), processLog, cluster.isWorker);
  const { port } = await starting;
  if (cluster.isPrimary) process.stdout.write(describeAddresses(config, port));
}

try {
  await start();
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
}
