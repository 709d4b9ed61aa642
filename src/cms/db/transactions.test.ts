import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { makeTestDatabase } from '#tests/support/test-database.ts';
import { createPool, type Database, IDLE_MS, STATEMENT_MS } from './database.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

let database: Database;
beforeEach(async () => {
  database = await makeTestDatabase(inject('databaseUrl'));
});
afterEach(() => database.close());

const getFailure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a transaction', () => {
  it('whose connection breaks between two of its queries fails by itself, and the next one works', async () => {
    const broken = database.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await sleep(100);
      await tx.execute(sql`select 1`);
    });
    expect(isDatabaseUnavailable(await getFailure(broken))).toBe(true);
    expect((await database.db.transaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }]);
  });

  it('that cannot begin holds no connection back', async () => {
    const breaks = (client: object) => {
      (client as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
    };
    database.pool.on('acquire', breaks);
    for (let count = 0; count < 12; count += 1) {
      const failure = await getFailure(database.db.transaction((tx) => tx.execute(sql`select 1`)));
      expect(isDatabaseUnavailable(failure)).toBe(true);
    }
    database.pool.off('acquire', breaks);
    expect(database.pool.totalCount).toBe(0);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('whose line was cut gives its locks back, so that who tries again does not wait for it', async () => {
    const proxy = await startDatabaseProxy(database.url);
    const { pool } = createPool(proxy.url, () => undefined, { idleMs: 500 });
    const client = await pool.connect();
    client.on('error', () => undefined);
    await client.query('begin');
    await client.query("insert into installation (key, value) values ('cut', '1')");
    proxy.set('silent');
    await database.pool.query("insert into installation (key, value) values ('cut', '2')");
    proxy.close();
    client.release(true);
    await pool.end();
  });

  it('that waits for nothing is not ended: the limit is longer than a statement may take', async () => {
    const { rows } = await database.pool.query<{ idle: string }>(
      "select extract(epoch from current_setting('idle_in_transaction_session_timeout')::interval)::int as idle",
    );
    expect(rows[0]?.idle).toBe(IDLE_MS / 1_000);
    expect(IDLE_MS).toBeGreaterThan(STATEMENT_MS);
  });

  it('that comes to nothing by itself gives its connection back, and keeps its error', async () => {
    const error = new Error('changed our mind');
    expect(await getFailure(database.db.transaction(() => Promise.reject(error)))).toBe(error);
    expect([database.pool.totalCount, database.pool.idleCount]).toEqual([1, 1]);
  });
});

describe('an error of the database', () => {
  it.each([
    ['a statement that took too long', 'set local statement_timeout = 20; select pg_sleep(1)'],
    ['a write where only reading is allowed', 'set transaction read only; create table x()'],
  ])('is passing: %s', async (_name, statement) => {
    const failure = await getFailure(database.db.transaction((tx) => tx.execute(sql.raw(statement))));
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });

  it('is not passing where a value is wrong, whatever its words', async () => {
    const failure = await getFailure(database.db.execute(sql`select ${'timeout, terminated'}::int`));
    expect(isDatabaseUnavailable(failure)).toBe(false);
  });
});
