import { buildProduct } from './build-product.ts';
import { isBuilt } from './built.ts';
import { ROOT } from './root.ts';

/** `npm start`: builds where there is no build of these sources, then serves it in this process. */
process.env.NODE_ENV = 'production';
if (!isBuilt(ROOT)) await buildProduct(ROOT);
await import('./start.ts');
