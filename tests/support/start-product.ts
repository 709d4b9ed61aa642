import { startProduct } from './product.ts';

/** One product for all stories of a run; they find it by PRODUCT_PORT. */
export default async function setUp(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env.PRODUCT_PORT = String(product.port);
  process.env.PRODUCT_DATA = product.dataDir;
  return product.stop;
}
