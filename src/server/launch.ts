import { join } from 'node:path';
import { isBuilt } from './built.ts';
import { ROOT } from './root.ts';
import { runChildProcess } from './run-child-process.ts';

/** `npm start`: builds if `dist` is not a build of these sources, then serves it in a child process. */
process.env.NODE_ENV = 'production';
if (!isBuilt(ROOT)) {
  const { buildProduct } = await import('./build-product.ts');
  await buildProduct(ROOT);
}
process.exit(await runChildProcess([...process.execArgv, join(ROOT, 'src/server/start.ts')]));
