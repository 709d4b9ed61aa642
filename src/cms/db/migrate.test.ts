import { expect, inject, test } from 'vitest';
import { makeTestDatabase } from '#tests/support/test-database.ts';
import { migrateDatabase } from './migrate.ts';

test('processes that start together migrate once', async () => {
  const database = await makeTestDatabase(inject('databaseUrl'));
  await database.pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(database.url)));
  const { rows } = await database.pool.query('select count(*)::int as applied from drizzle.__drizzle_migrations');
  expect(rows[0].applied).toBeGreaterThan(0);
  await migrateDatabase(database.url);
  const again = await database.pool.query('select count(*)::int as applied from drizzle.__drizzle_migrations');
  expect(again.rows).toEqual(rows);
  expect((await database.pool.query('select * from nodes')).rows).toEqual([]);
  await database.close();
});

test('every foreign key is indexed, so that a delete never reads a whole table', async () => {
  const database = await makeTestDatabase(inject('databaseUrl'));
  const { rows } = await database.pool.query(`
    select k.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and not exists (
      select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`);
  expect(rows).toEqual([]);
  await database.close();
});
