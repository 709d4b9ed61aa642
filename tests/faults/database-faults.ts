import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#src/cms/db/embedded/start.ts';
import type { Figure } from '#tests/bench/figure.ts';
import { type DatabaseFault, startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { startProduct } from '#tests/support/product.ts';
import { endure } from './endure.ts';

interface Broken {
  readonly begin: () => Promise<unknown>;
  readonly end: () => Promise<unknown>;
}

/** Runs a product on a separate database, behind a connection that can be broken. */
async function* withDatabase(
  name: string,
  breakWith: (proxy: Awaited<ReturnType<typeof startDatabaseProxy>>, url: string) => Broken,
): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  const server = await startEmbedded(folder);
  const proxy = await startDatabaseProxy(server.url);
  const product = await startProduct({
    DATABASE_URL: proxy.url,
    ENCRYPTION_KEYS: `1:${randomBytes(32).toString('base64')}`,
    TRUST_PROXY: 'true',
    PUBLIC_PROTOCOL: 'http',
  });
  try {
    const broken = breakWith(proxy, server.url);
    yield* endure({ name, port: product.port, databaseUrl: server.url, ...broken });
  } finally {
    await product.stop();
    proxy.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function notify(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const LINES: readonly Exclude<DatabaseFault, 'none'>[] = ['away', 'slow', 'silent'];

/** Makes the database unreachable, slow, silent behind a cut connection, and read-only. */
export async function* breakDatabase(): AsyncGenerator<Figure> {
  for (const fault of LINES) {
    yield* withDatabase(fault, (proxy) => ({
      begin: async () => proxy.set(fault),
      end: async () => proxy.set('none'),
    }));
  }
  const readOnly = (value: 'on' | 'off') => [
    `alter system set default_transaction_read_only = ${value}`,
    'select pg_reload_conf()',
  ];
  yield* withDatabase('read-only', (_proxy, url) => ({
    begin: () => notify(url, ...readOnly('on')),
    end: () => notify(url, 'set default_transaction_read_only = off', ...readOnly('off')),
  }));
}
