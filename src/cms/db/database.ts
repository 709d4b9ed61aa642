import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Orm } from './orm.ts';
import * as schema from './schema/index.ts';
import { makeTransactions } from './transactions.ts';

export interface Database {
  /** A pooler that gives each transaction any connection may stand before it. */
  readonly pool: pg.Pool;
  readonly db: Orm;
  /** For what belongs to one connection: notifications that come back, locks that outlive a transaction. */
  readonly direct: pg.Pool;
  /** The address of PostgreSQL itself. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** What the database layer tells its surroundings. */
export type DatabaseEvent =
  | { readonly event: 'database-ready'; readonly kind: 'embedded' | 'external' }
  | { readonly event: 'database-restarted' }
  | { readonly event: 'database-connection-lost'; readonly reason: string }
  | { readonly event: 'starter-loaded'; readonly pages: number };

export type DatabaseLog = (event: DatabaseEvent) => void;

/** How long one statement may take in the database, in milliseconds. */
export const STATEMENT_MS = 15_000;

/** A database that was to end a statement and says nothing is not reached by this connection any more. */
const SILENCE_MS = STATEMENT_MS + 2_000;

/**
 * How long a transaction may wait for its next statement, in milliseconds: whoever began it is not reached any more, and
 * PostgreSQL would hold its locks until TCP notices, two hours by its standard. Somebody's next try waits for them.
 */
export const IDLE_MS = 20_000;

/** A statement that was named on one connection of a pooler is unknown on the next. */
class NamelessClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver has an overload for each way to ask
  override query(...asked: any[]): any {
    const [config, ...rest] = asked;
    const isNamed = typeof config === 'object' && config !== null && 'name' in config && !('submit' in config);
    const ask = super.query as (...of: unknown[]) => unknown;
    return ask.call(this, isNamed ? { ...config, name: undefined } : config, ...rest);
  }
}

interface PoolOptions {
  /**
   * Through a pooler: it knows no start-up parameter, so the database's role ends statements and transactions that take
   * too long.
   */
  readonly isPooled?: boolean;
  readonly max?: number;
  readonly idleMs?: number;
}

/** A pool on a database that is ready; an idle connection that breaks is told, not thrown. */
export function makePool(
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
      ? { Client: NamelessClient }
      : { statement_timeout: STATEMENT_MS, idle_in_transaction_session_timeout: idleMs }),
    query_timeout: SILENCE_MS,
  });
  pool.on('error', (cause) => log({ event: 'database-connection-lost', reason: cause.message }));
  // One that breaks while it is used is told by its next query.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return { pool, db: Object.assign(drizzle(pool, { schema }), { transaction: makeTransactions(pool) }) };
}
