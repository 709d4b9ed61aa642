import { buildProduct } from './build-product.ts';
import { ROOT } from './root.ts';

/** `npm run build`. */
await buildProduct(ROOT);
