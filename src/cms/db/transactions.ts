import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Orm } from './orm.ts';
import * as schema from './schema/index.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** Returns a function that releases a connection to the pool once, or destroys a broken one. */
function createConnectionRelease(client: pg.PoolClient): (isBroken: boolean) => void {
  let isReturned = false;
  return (isBroken) => {
    if (!isReturned) client.release(isBroken);
    isReturned = true;
  };
}

/**
 * Creates transactions on connections of this pool. If the database becomes unreachable, the connection is removed from
 * the pool, even before the transaction started, because it would never become available again.
 */
export function createTransactions(pool: pg.Pool): Orm['transaction'] {
  const cache = new WeakMap<pg.PoolClient, Orm>();
  const onClient = (client: pg.PoolClient): Orm => {
    const orm = cache.get(client) ?? (drizzle(client, { schema }) as unknown as Orm);
    cache.set(client, orm);
    return orm;
  };
  return async (work, config) => {
    const client = await pool.connect();
    const giveBack = createConnectionRelease(client);
    try {
      const done = await onClient(client).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          if (isDatabaseUnavailable(error)) giveBack(true);
          throw error;
        }
      }, config);
      giveBack(false);
      return done;
    } catch (error) {
      giveBack(isDatabaseUnavailable(error));
      throw error;
    }
  };
}
