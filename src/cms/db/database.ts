import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Orm } from './orm.ts';
import * as schema from './schema/index.ts';
import { createTransactions } from './transactions.ts';

export interface Database {
  /** Pool that may connect through a pooler, which may use another connection for each transaction. */
  readonly pool: pg.Pool;
  readonly db: Orm;
  /** Pool for connection-bound work: received notifications, locks that outlive a transaction. */
  readonly direct: pg.Pool;
  /** Connection URL of PostgreSQL, not of the pooler. */
  readonly url: string;
  /** True for a transaction that is rolled back: its changes are not announced to other processes. */
  readonly isRolledBack?: true;
  readonly close: () => Promise<void>;
}

/** Events logged by the database layer. */
export type DatabaseEvent =
  | { readonly event: 'database-ready'; readonly kind: 'embedded' | 'external' }
  | { readonly event: 'database-restarted' }
  | { readonly event: 'database-connection-lost'; readonly reason: string }
  | { readonly event: 'starter-loaded'; readonly pages: number };

export type DatabaseLog = (event: DatabaseEvent) => void;

/** Maximum duration of one statement in the database, in milliseconds. */
export const STATEMENT_MS = 15_000;

/** Client-side limit in ms: a connection that does not respond within this time is broken. */
const RESPONSE_MS = STATEMENT_MS + 2_000;

/**
 * Maximum idle time within a transaction, in ms. A disconnected client would otherwise hold its locks until TCP
 * notices, by default after two hours, and block a retry.
 */
export const IDLE_MS = 20_000;

/** Client without prepared statements: with a pooler, the next connection does not have them. */
class UnpreparedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver has many overloads
  override query(...args: any[]): any {
    const [config, ...rest] = args;
    const isNamed = typeof config === 'object' && config !== null && 'name' in config && !('submit' in config);
    const query = super.query as (...of: unknown[]) => unknown;
    return query.call(this, isNamed ? { ...config, name: undefined } : config, ...rest);
  }
}

interface PoolOptions {
  /**
   * True for a connection through a pooler, which accepts no start-up parameters: the settings of the database role
   * limit statements and transactions instead.
   */
  readonly isPooled?: boolean;
  readonly max?: number;
  readonly idleMs?: number;
}

/** Creates a pool for a running database; a broken idle connection is logged, not thrown. */
export function createPool(
  url: string,
  log: DatabaseLog,
  { isPooled = false, max = 10, idleMs = IDLE_MS }: PoolOptions = {},
): { readonly pool: pg.Pool; readonly db: Orm } {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'zelfhulp',
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    ...(isPooled
      ? { Client: UnpreparedClient }
      : { statement_timeout: STATEMENT_MS, idle_in_transaction_session_timeout: idleMs }),
    query_timeout: RESPONSE_MS,
  });
  pool.on('error', (cause) => log({ event: 'database-connection-lost', reason: cause.message }));
  // Ignores the error of a connection that breaks in use; its next query reports it.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return { pool, db: Object.assign(drizzle(pool, { schema }), { transaction: createTransactions(pool) }) };
}
