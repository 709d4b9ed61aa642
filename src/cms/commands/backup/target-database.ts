import { getTableName, is } from 'drizzle-orm';
import { isPgSequence, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from '../../db/schema/index.ts';
import { BackupRefusedError, type Manifest } from './manifest.ts';

const OUR_TABLES = Object.values(schema)
  .filter((item) => is(item, PgTable))
  .map(getTableName);

/** Sequences that no table owns, which remain when a table is dropped. */
const SHARED_SEQUENCES = Object.values(schema)
  .filter(isPgSequence)
  .map(({ seqName }) => `public.${pg.escapeIdentifier(seqName ?? '')}`)
  .join(', ');

const runningQuery = `
  select count(*)::int as running from pg_stat_activity
  where datname = current_database() and application_name = 'zelfhulp'`;

const heldQuery = `
  select (select count(*)::int from nodes) as pages, (select count(*)::int from users) as accounts`;

/** Refuses a database that the product is using, and a database with data unless it may be replaced. */
export async function checkTargetDatabase(client: pg.ClientBase, isReplacing: boolean): Promise<void> {
  const { rows: activity } = await client.query<{ running: number }>(runningQuery);
  if (activity[0]?.running !== 0) throw new BackupRefusedError('The product runs on this database: stop it first');
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.nodes') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere || isReplacing) return;
  const { rows: countRows } = await client.query<{ pages: number; accounts: number }>(heldQuery);
  throw new BackupRefusedError(
    `This installation holds ${countRows[0]?.pages} pages and ${countRows[0]?.accounts} accounts already. ` +
      'To lose them and put the backup in their place, add --replace',
  );
}

/** Drops the product's tables and sequences, and the tables of the backup; part of the current transaction. */
export async function clearDatabase(client: pg.ClientBase, { tables }: Manifest): Promise<void> {
  const names = new Set([...OUR_TABLES, ...tables.map(({ name }) => name)]);
  const list = [...names].map((name) => `public.${pg.escapeIdentifier(name)}`).join(', ');
  await client.query(`drop table if exists ${list} cascade`);
  await client.query(`drop sequence if exists ${SHARED_SEQUENCES}`);
  await client.query('drop schema if exists drizzle cascade');
}
