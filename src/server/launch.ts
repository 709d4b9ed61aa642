import { join } from 'node:path';
import { isBuilt } from './built.ts';
import { keepRunning } from './keep-running.ts';
import { ROOT } from './root.ts';

/** `npm start`: builds where there is no build of these sources, then serves it in a child process. */
process.env.NODE_ENV = 'production';
if (!isBuilt(ROOT)) {
  const { buildProduct } = await import('./build-product.ts');
  await buildProduct(ROOT);
}
process.exit(await keepRunning([...process.execArgv, join(ROOT, 'src/server/start.ts')]));
