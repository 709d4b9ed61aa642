import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Orm } from './orm.ts';
import * as schema from './schema/index.ts';
import { makeTransactions } from './transactions.ts';

export interface Database {
  readonly pool: pg.Pool;
  readonly db: Orm;
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

/** A pool on a database that is ready; an idle connection that breaks is told, not thrown. */
export function makePool(url: string, log: DatabaseLog): { readonly pool: pg.Pool; readonly db: Orm } {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'zelfhulp',
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_MS,
    query_timeout: SILENCE_MS,
  });
  pool.on('error', (cause) => log({ event: 'database-connection-lost', reason: cause.message }));
  // One that breaks while it is used is told by its next query.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return { pool, db: Object.assign(drizzle(pool, { schema }), { transaction: makeTransactions(pool) }) };
}
