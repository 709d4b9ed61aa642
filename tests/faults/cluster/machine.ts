import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '#src/server/root.ts';
import { openDialog } from '#tests/support/http.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import type { Place } from './installation-folder.ts';

/** A server of the product with a separate folder, which can be killed and restarted. */
export interface Machine {
  readonly address: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Resolves when `/health/ready` accepts requests. */
  readonly start: (root?: string) => Promise<void>;
  readonly kill: () => Promise<void>;
  /** Stops the server like systemd, which drains it first. */
  readonly stop: () => Promise<void>;
  /** All output of the server since its start. */
  readonly printed: () => string;
}

/** Hosts of the product's servers, by the last number of their IP address in `ops/`, and their port. */
const FIRST = 11;
const SECOND = 12;
const PORT = 3000;

function makeMachine(location: Place, number: number, shared: Readonly<Record<string, string>>, name: string): Machine {
  const url = location.addressOf(number);
  const dataDir = join(location.folder, `${name}-${number}`);
  mkdirSync(dataDir);
  const environment = { ...shared, HOST: url, DATA_DIR: dataDir };
  let product: Product | undefined;
  return {
    address: url,
    environment,
    start: async (root = ROOT) => {
      product = await startProduct(environment, PORT, root);
      const isReady = () => openDialog({ address: url, port: PORT, host: 'localhost', path: '/health/ready' });
      while ((await isReady()).status !== 200) await sleep(100);
    },
    kill: async () => {
      if (!product) return;
      const exit = once(product.process, 'exit');
      product.process.kill('SIGKILL');
      await exit;
    },
    stop: async () => product?.stop(),
    printed: () => product?.printed() ?? '',
  };
}

/**
 * Creates the servers in `ops/haproxy.cfg` and `ops/nginx.conf` without starting them. Each folder starts with `name`.
 */
export function makeMachines(
  location: Place,
  environment: Readonly<Record<string, string>>,
  name = 'machine',
): readonly [Machine, Machine] {
  const shared = {
    ENCRYPTION_KEYS: `1:${randomBytes(32).toString('base64')}`,
    TRUST_PROXY: 'true',
    PUBLIC_PROTOCOL: 'https',
    BACKUP_DAYS: '35',
    REGISTRATIONS_PER_HOUR: '100000',
    ...environment,
  };
  return [makeMachine(location, FIRST, shared, name), makeMachine(location, SECOND, shared, name)];
}
