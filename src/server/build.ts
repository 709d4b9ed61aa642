import { buildProduct } from './build-product.ts';
import { ROOT } from './root.ts';

/** Entry point of `npm run build`. */
await buildProduct(ROOT);
