import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

export type Orm = NodePgDatabase<typeof schema>;

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

/** A pool on a database that is ready; an idle connection that breaks is told, not thrown. */
export function makePool(url: string, log: DatabaseLog): { readonly pool: pg.Pool; readonly db: Orm } {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'zelfhulp',
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
  });
  pool.on('error', (cause) => log({ event: 'database-connection-lost', reason: cause.message }));
  return { pool, db: drizzle(pool, { schema }) };
}
