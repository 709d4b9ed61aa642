import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { startEmbedded } from '#src/cms/db/embedded/start.ts';
import { overHttp } from '#tests/faults/over-http.ts';
import { type Product, startProduct } from './product.ts';

/** Servers of one installation: each with a separate folder, all with the same database and keys. */
export interface Machines {
  readonly products: readonly Product[];
  /** Environment variables of every server. */
  readonly environment: Readonly<Record<string, string>>;
  /** Sends each request to the next server, like a load balancer. */
  readonly app: Pick<Hono, 'fetch'>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts `count` servers on one PostgreSQL: the empty one at MACHINES_DATABASE_URL (with MACHINES_DIRECT_URL to bypass
 * its pooler), or else a new embedded one.
 */
export async function startMachines(
  count: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Machines> {
  const folder = mkdtempSync(join(tmpdir(), 'zelfhulp-machines-'));
  const { MACHINES_DATABASE_URL: input, MACHINES_DIRECT_URL: direct } = process.env;
  const server = input ? { url: input, stop: async () => undefined } : await startEmbedded(folder);
  const shared = {
    DATABASE_URL: server.url,
    ...(input && direct ? { DATABASE_DIRECT_URL: direct } : {}),
    ENCRYPTION_KEYS: `1:${randomBytes(32).toString('base64')}`,
    TRUST_PROXY: 'true',
    PUBLIC_PROTOCOL: 'http',
    REGISTRATIONS_PER_HOUR: '100000',
    ...environment,
  };
  const products = await Promise.all(Array.from({ length: count }, () => startProduct(shared)));
  const apps = products.map(({ port }) => overHttp(port));
  let next = 0;
  const fetch: Hono['fetch'] = (...args) => {
    next += 1;
    return (apps[next % count] ?? overHttp(0)).fetch(...args);
  };
  return {
    products,
    environment: shared,
    app: { fetch },
    stop: async () => {
      await Promise.all(products.map((product) => product.stop()));
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
