import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isDatabaseAway } from './away.ts';
import type { Orm } from './orm.ts';
import * as schema from './schema/index.ts';

/** Gives a connection back once, or ends it where it is broken: nothing then waits for its answers. */
function returning(client: pg.PoolClient): (isBroken: boolean) => void {
  let isReturned = false;
  return (isBroken) => {
    if (!isReturned) client.release(isBroken);
    isReturned = true;
  };
}

/**
 * Transactions on connections of this pool. One whose database goes away takes its connection out of the pool, also
 * where it could not even begin: left there it would never be free again.
 */
export function makeTransactions(pool: pg.Pool): Orm['transaction'] {
  const made = new WeakMap<pg.PoolClient, Orm>();
  const onClient = (client: pg.PoolClient): Orm => {
    const orm = made.get(client) ?? (drizzle(client, { schema }) as unknown as Orm);
    made.set(client, orm);
    return orm;
  };
  return async (work, config) => {
    const client = await pool.connect();
    const giveBack = returning(client);
    try {
      const done = await onClient(client).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          if (isDatabaseAway(error)) giveBack(true);
          throw error;
        }
      }, config);
      giveBack(false);
      return done;
    } catch (error) {
      giveBack(isDatabaseAway(error));
      throw error;
    }
  };
}
