import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#src/cms/db/embedded/start.ts';
import { handOn } from './hand-on.ts';
import { freePort, type Product, startProduct } from './product.ts';

const MACHINES = 2;

/**
 * Machines of one installation, each with a folder of its own, behind a load balancer without stickiness: each request
 * goes to another machine than the one before. Its folder is that of the database, with the keys that all of them have.
 */
export async function startAlternating(environment: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zelfhulp-alternating-'));
  const key = `1:${randomBytes(32).toString('base64')}`;
  writeFileSync(join(dataDir, 'encryption-keys'), `${key}\n`);
  const server = await startEmbedded(dataDir);
  const port = await freePort();
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
    handOn(req, res, machines[next % MACHINES]?.port ?? 0, 'http');
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
