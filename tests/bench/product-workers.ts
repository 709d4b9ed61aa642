import cluster from 'node:cluster';
import { readConfig } from '#src/config.ts';
import { withPrimaryDatabase } from '#src/server/database-of-primary.ts';
import { ROOT } from '#src/server/root.ts';
import { startWorkers } from '#src/server/run-product.ts';
import { serveProduct } from '#src/server/serve.ts';
import { stopOnSignals } from '#src/server/stop.ts';
import { answerBench } from './child.ts';

/** The built product in several processes, as started by WEB_PROCESSES. */
const config = readConfig({ ...process.env, PORT: '0' });
const silent = () => {};

if (cluster.isPrimary) {
  const starting = startWorkers(config, silent);
  answerBench({
    port: () => starting.then(({ port }) => port),
    stop: async () => (await starting).close(),
  });
} else {
  const starting = serveProduct(withPrimaryDatabase(config), ROOT, silent);
  stopOnSignals(async () => (await starting).close(), silent, true);
}
