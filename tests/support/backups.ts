import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestConfig } from './content-config.ts';
import { type CommandResult, runCommand } from './run-command.ts';
import { toDatabaseUrl } from './test-database.ts';

/** Encryption keys of the installations in these tests. */
export const ENCRYPTION_KEYS = createTestConfig().accounts.encryptionKeys ?? '';

/** An empty folder for pictures. */
const NOWHERE = mkdtempSync(join(tmpdir(), 'zelfhulp-without-pictures-'));
process.once('exit', () => rmSync(NOWHERE, { recursive: true, force: true }));

/** Runs `npm run backup`, `npm run restore` or `npm run restore:drill` like an operator. */
export const runBackupCommand = (
  command: 'backup' | 'restore' | 'restore-drill',
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<CommandResult> =>
  runCommand(command, args, { NODE_ENV: 'test', DATA_DIR: NOWHERE, ENCRYPTION_KEYS: ENCRYPTION_KEYS, ...environment });

/** Runs work with one connection to a database. */
async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs a query on a database and returns its rows. */
export const queryRows = <T extends object>(url: string, text: string): Promise<T[]> =>
  withClient(url, async (client) => (await client.query<T>(text)).rows);

/** Creates empty databases, which are dropped at the end. */
export function createEmptyDatabases(server: string) {
  const ids: string[] = [];
  return {
    make: async (): Promise<string> => {
      const name = `restored_${randomUUID().replaceAll('-', '')}`;
      await queryRows(server, `create database ${name} template template0`);
      ids.push(name);
      return toDatabaseUrl(server, name);
    },
    drop: async (): Promise<void> => {
      for (const name of ids) await queryRows(server, `drop database ${name} with (force)`);
    },
  };
}

/** Returns a hash of the contents of every table. */
export const hashTables = (url: string): Promise<Record<string, string>> =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
       where schemaname = 'public' union select 'pgboss.job' order by 1`,
    );
    const hashes: Record<string, string> = {};
    for (const { name } of tables) {
      const rows = `string_agg(t::text, '|' order by t::text)`;
      const { rows: found } = await client.query<{ hash: string }>(
        `select md5(coalesce(${rows}, '')) as hash from ${name} t`,
      );
      hashes[name] = found[0]?.hash ?? '';
    }
    return hashes;
  });
