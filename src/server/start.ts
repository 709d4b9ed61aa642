import { setFlagsFromString } from 'node:v8';
import { ConfigError, readConfig } from '#src/config.ts';

/** Error for a start without NODE_ENV=production, in which React and Astro would run at half the speed. */
const NOT_PRODUCTION = 'NODE_ENV is not "production": start the product with npm start.';

/**
 * By default V8 lets the heap grow to several times the live data before a collection, and releases memory only when
 * idle, so that a process uses twice its minimum for minutes after a load. This flag collects sooner, at no measurable
 * cost in `npm run bench`; `npm start` keeps the young generation small for the same reason.
 */
const HEAP_GROWTH = '--heap-growing-percent=30';

/** Reads the environment before the modules of the product are loaded. */
async function start(): Promise<void> {
  setFlagsFromString(HEAP_GROWTH);
  const config = readConfig(process.env);
  if (!config.production) throw new ConfigError(NOT_PRODUCTION);
  const { runProduct } = await import('./run-product.ts');
  await runProduct(config);
}

try {
  await start();
} catch (error) {
  const message = error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : error;
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
