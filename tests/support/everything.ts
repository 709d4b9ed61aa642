import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { writeBackup } from '#src/cms/commands/backup/make-backup.ts';
import { describeError } from '#src/cms/db/describe-error.ts';
import type { TestSystem } from './test-system.ts';

/** Returns all rows of all tables, including the jobs, as text. */
export async function dumpDatabase({ database }: TestSystem): Promise<string> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const texts = await Promise.all(tables.map(({ name }) => database.pool.query(`select t::text from ${name} t`)));
  return JSON.stringify(texts.map(({ rows }) => rows));
}

/** Creates a backup and returns it as text, with the output for the operator. */
export async function createBackup({ database }: TestSystem): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zelfhulp-backup-'));
  const visible: string[] = [];
  const file = join(folder, 'backup.tar.gz');
  await writeBackup({ url: database.url, dataDir: folder, file }, (line) => visible.push(line));
  const bytes = gunzipSync(await readFile(file));
  await rm(folder, { recursive: true });
  return `${bytes.toString()}\n${visible.join('\n')}`;
}

/** Returns the unexpected errors of the content system as they are logged. */
export const describeFailures = ({ logged }: TestSystem): string =>
  logged.map((failure) => ('error' in failure ? describeError(failure.error) : failure.reason)).join('\n');
