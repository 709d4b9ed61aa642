import { type Answer, ask } from '#tests/support/http.ts';

/** The running product (`tests/support/start-product.ts`), as the makers of sessions need it. */
export const product = () => ({ port: Number(process.env.PRODUCT_PORT), dataDir: process.env.PRODUCT_DATA ?? '' });

export const productPort = () => product().port;

/** Asks for a path of a domain, by the domain's host label. */
export const get = (label: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  ask({ port: productPort(), host: `${label}.localhost:${productPort()}`, path, headers });

/** The full address of a path of a domain. */
export const address = (label: string, path: string) => `http://${label}.localhost:${productPort()}${path}`;
