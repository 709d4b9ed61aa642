import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './database.ts';
import type { Orm } from './orm.ts';
import * as schema from './schema/index.ts';

type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

class RolledBack<T> extends Error {
  readonly value: T;

  constructor(value: T) {
    super('rolled back');
    this.value = value;
  }
}

/** Runs work in a transaction that is always rolled back; returns its value. */
export async function rollBack<T>(orm: Pick<Orm, 'transaction'>, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await orm.transaction(async (tx) => {
      throw new RolledBack(await work(tx));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.value as T;
    throw error;
  }
}

/** Runs work on a single connection in a transaction that is rolled back, including queries outside the ORM. */
export async function rollBackDatabase<T>(database: Database, work: (inner: Database) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  try {
    const query = client.query.bind(client);
    const pool: pg.Pool = Object.assign(Object.create(database.pool), { query });
    const orm = drizzle(client, { schema }) as unknown as Orm;
    const value = await rollBack(orm, (tx) =>
      work({ ...database, pool, db: tx as unknown as Orm, isRolledBack: true }),
    );
    client.release();
    return value;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
