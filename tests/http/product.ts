import { type Answer, openDialog } from '#tests/support/http.ts';

/** Returns the running product (`tests/support/start-product.ts`) in the format of the session functions. */
export const getProduct = () => ({ port: Number(process.env.PRODUCT_PORT), dataDir: process.env.PRODUCT_DATA ?? '' });

export const getProductPort = () => getProduct().port;

/** Requests a path of a domain, by the domain's host label. */
export const get = (label: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  openDialog({ port: getProductPort(), host: `${label}.localhost:${getProductPort()}`, path, headers });

/** Returns the URL of a path in a domain. */
export const getUrl = (label: string, path: string) => `http://${label}.localhost:${getProductPort()}${path}`;
