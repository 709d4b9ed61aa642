import { type Answer, ask } from '#tests/support/http.ts';

/** Returns the running product (`tests/support/start-product.ts`) in the format of the session functions. */
export const product = () => ({ port: Number(process.env.PRODUCT_PORT), dataDir: process.env.PRODUCT_DATA ?? '' });

export const productPort = () => product().port;

/** Requests a path of a domain, by the domain's host label. */
export const get = (label: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  ask({ port: productPort(), host: `${label}.localhost:${productPort()}`, path, headers });

/** Returns the URL of a path in a domain. */
export const address = (label: string, path: string) => `http://${label}.localhost:${productPort()}${path}`;
