import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { migrationsFolder } from '../../db/migrate.ts';
import { BackupRefusedError, type Manifest } from './manifest.ts';

type AppliedMigrations = Manifest['migrations'];

/** Returns the migrations that a database has had, oldest first; none if it never had any. */
export async function readAppliedMigrations(client: pg.ClientBase): Promise<AppliedMigrations> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) return [];
  const query = 'select hash, created_at::text as when from drizzle.__drizzle_migrations order by created_at';
  return (await client.query<AppliedMigrations[number]>(query)).rows;
}

/** Selects the product's migrations up to those of a backup; throws if the backup had others. */
export function selectBackupMigrations(applied: AppliedMigrations, folder = migrationsFolder) {
  const migrationFiles = readMigrationFiles({ migrationsFolder: folder });
  const isProductPage = applied.every(({ hash }, index) => migrationFiles[index]?.hash === hash);
  if (!isProductPage)
    throw new BackupRefusedError('The backup was made by another version of the product: restore it with that one');
  return migrationFiles.slice(0, applied.length);
}

/** Creates the tables in the backup's schema version; part of the running transaction. */
export async function applyMigrations(client: pg.ClientBase, applied: AppliedMigrations): Promise<void> {
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of selectBackupMigrations(applied)) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
