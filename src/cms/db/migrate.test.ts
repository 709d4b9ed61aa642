import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, inject, test } from 'vitest';
import { makeTestDatabase } from '#tests/support/test-database.ts';
import { selectBackupMigrations } from '../commands/backup/migrations.ts';
import { migrateDatabase, migrationsFolder } from './migrate.ts';

test('processes that start together migrate once', async () => {
  const database = await makeTestDatabase(inject('databaseUrl'));
  await database.pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(database.url)));
  const { rows } = await database.pool.query('select count(*)::int as applied from drizzle.__drizzle_migrations');
  expect(rows[0].applied).toBeGreaterThan(0);
  await migrateDatabase(database.url);
  const result = await database.pool.query('select count(*)::int as applied from drizzle.__drizzle_migrations');
  expect(result.rows).toEqual(rows);
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

/** Copies the product's migrations, with one more, to a separate folder. */
async function addMigration(statement: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zelfhulp-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const journalFile = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: { when: number }[] };
  const [last] = journal.entries.slice(-1);
  const next = {
    idx: journal.entries.length,
    version: '7',
    when: (last?.when ?? 0) + 1,
    tag: 'next',
    breakpoints: true,
  };
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
  await writeFile(join(folder, 'next.sql'), statement);
  return folder;
}

test('a change of a table that is read for long blocks no other reader, and is made once that reader is done', async () => {
  const database = await makeTestDatabase(inject('databaseUrl'));
  const folder = await addMigration('alter table sessions add column note text');
  const reader = await database.pool.connect();
  await reader.query('begin');
  await reader.query('select from sessions');
  const migrating = migrateDatabase(database.url, folder);
  const pendingEntries = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await database.pool.query(pendingEntries)).rowCount).toBe(1);
  await database.pool.query('select from sessions');
  await reader.query('commit');
  reader.release();
  await migrating;
  expect((await database.pool.query('select note from sessions')).rows).toEqual([]);
  await database.close();
  await rm(folder, { recursive: true });
});

test('a backup of an older version is accepted with its own migrations, and of another product refused', async () => {
  const folder = await addMigration('alter table sessions add column note text');
  const [older, ...newer] = readMigrationFiles({ migrationsFolder: folder });
  const applied = [{ hash: older?.hash ?? '', when: String(older?.folderMillis) }];
  expect(newer).toHaveLength(1);
  expect(selectBackupMigrations(applied, folder)).toEqual([older]);
  expect(() => selectBackupMigrations([{ hash: 'f'.repeat(64), when: '1' }], folder)).toThrow(/another version/);
  await rm(folder, { recursive: true });
});

test('pictures are stored as they are: they are compressed already', async () => {
  const database = await makeTestDatabase(inject('databaseUrl'));
  const { rows } = await database.pool.query(
    "select attstorage from pg_attribute where attrelid = 'media_bytes'::regclass and attname = 'bytes'",
  );
  expect(rows).toEqual([{ attstorage: 'e' }]);
  await database.close();
});

test('a database from before the first release is named as such', async () => {
  const database = await makeTestDatabase(inject('databaseUrl'));
  await database.pool.query('drop schema drizzle cascade');
  await expect(migrateDatabase(database.url)).rejects.toThrow('made before version 1.0.0');
  await database.close();
});
