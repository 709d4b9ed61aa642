import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#src/cms/db/embedded/start.ts';
import { forwardRequest } from './forward-request.ts';
import { type Product, readFreePort, startProduct } from './product.ts';

const MACHINES = 2;

/**
 * Starts several servers of one installation behind a load balancer that sends each request to the next server. Each
 * server has a separate folder; all use the same keys. The returned folder contains the database.
 */
export async function startAlternating(environment: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zelfhulp-alternating-'));
  const key = `1:${randomBytes(32).toString('base64')}`;
  writeFileSync(join(dataDir, 'encryption-keys'), `${key}\n`);
  const server = await startEmbedded(dataDir);
  const port = await readFreePort();
  const shared = {
    DATABASE_URL: server.url,
    ENCRYPTION_KEYS: key,
    TRUST_PROXY: 'true',
    PUBLIC_PROTOCOL: 'http',
    PUBLIC_URL: `http://localhost:${port}`,
    ...environment,
  };
  const machines = await Promise.all(Array.from({ length: MACHINES }, () => startProduct(shared)));
  let next = 0;
  const balancer = createServer((req, res) => {
    next += 1;
    forwardRequest(req, res, machines[next % MACHINES]?.port ?? 0, 'http');
  }).listen(port, '127.0.0.1');
  await once(balancer, 'listening');
  const [first] = machines as [Product, ...Product[]];
  return {
    ...first,
    port,
    dataDir,
    printed: () => machines.map((machine) => machine.printed()).join('\n'),
    stop: async () => {
      balancer.closeAllConnections();
      balancer.close();
      for (const machine of machines) await machine.stop();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
