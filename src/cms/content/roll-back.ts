import type { Orm } from '../db/orm.ts';
import type { Transaction } from './change-content.ts';

class RolledBack<T> extends Error {
  readonly value: T;

  constructor(value: T) {
    super('rolled back');
    this.value = value;
  }
}

/** Runs work in a transaction that is rolled back in every case; returns its value. */
export async function rollBack<T>(on: Pick<Orm, 'transaction'>, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await on.transaction(async (tx) => {
      throw new RolledBack(await work(tx));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.value as T;
    throw error;
  }
}
