import { ConfigError, readConfig } from '#src/config.ts';

/** Without it React and Astro take their slow ways: half the speed, and texts for developers on the page. */
const NOT_PRODUCTION = 'NODE_ENV is not "production": start the product with npm start.';

/** The environment is read before anything of the product is loaded. */
async function start(): Promise<void> {
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
