import { type Product, startProduct } from '#tests/support/product.ts';
import { test } from './story.ts';

/**
 * Starts a separate product for the stories of this file, because their changes would affect other stories. They run in
 * sequence.
 */
export function withOwnProduct(environment: Readonly<Record<string, string>> = {}): () => Product {
  const { PRODUCT_PORT, PRODUCT_DATA } = process.env;
  let product: Product | undefined;
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    product = await startProduct(environment);
    Object.assign(process.env, { PRODUCT_PORT: String(product.port), PRODUCT_DATA: product.dataDir });
  });
  test.afterAll(async () => {
    Object.assign(process.env, { PRODUCT_PORT, PRODUCT_DATA });
    await product?.stop();
  });
  return () => {
    if (!product) throw new Error('The product of these stories is not running.');
    return product;
  };
}
