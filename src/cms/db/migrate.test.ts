import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, inject, test } from 'vitest';
import { makeTestDatabase } from '#tests/support/test-database.ts';
import { applyMigrations } from '../commands/backup/migrations.ts';
import { migrateDatabase, migrationsFolder } from './migrate.ts';

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

test('a device that several people had told stays with the last of them', async () => {
  const database = await makeTestDatabase(inject('databaseUrl'));
  const client = await database.pool.connect();
  await client.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  const before = readMigrationFiles({ migrationsFolder }).slice(0, 8);
  await applyMigrations(
    client,
    before.map(({ hash, folderMillis }) => ({ hash, when: String(folderMillis) })),
  );
  await client.query(`
    insert into push_tokens (uid, token_hash, session_id, token, created_at) values
      (1, 'ours', 1, 'x', '2026-11-01'), (2, 'ours', 2, 'x', '2026-11-03'), (3, 'ours', 3, 'x', '2026-11-02'),
      (4, 'same moment', 4, 'x', '2026-11-01'), (5, 'same moment', 5, 'x', '2026-11-01'),
      (1, 'own', 1, 'x', '2026-11-01')`);
  client.release();
  await migrateDatabase(database.url);
  const { rows } = await database.pool.query('select uid::int from push_tokens order by token_hash');
  expect(rows).toEqual([{ uid: 2 }, { uid: 1 }, { uid: 5 }]);
  await database.close();
});
