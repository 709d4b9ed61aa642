import { createHash } from 'node:crypto';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { getMediaPath, readFileIfExists } from '../../modules/media/files.ts';
import { type AddFile, writeArchive } from './archive.ts';
import {
  BACKUP_FORMAT,
  BackupRefusedError,
  type BackupTable,
  getPartPath,
  MANIFEST_PATH,
  type Manifest,
  toBackupPath,
} from './manifest.ts';
import { readAppliedMigrations } from './migrations.ts';
import { importErasures } from './repeat-erasures.ts';
import { listProductTables, listTables, type StoredTable } from './stored-tables.ts';

/** Size in bytes of the parts in which rows are stored, so that memory does not grow with a table. */
const PART_BYTES = 4 * 1024 * 1024;

/** Output settings that make values independent of the database's own settings. */
const SETTINGS = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 3; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

const sequencesQuery = `
  select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
  from pg_sequences where schemaname = 'public' order by 1`;

export const toSha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function addTable(
  client: pg.Client,
  add: AddFile,
  schema: string,
  { name, columns }: StoredTable,
): Promise<BackupTable> {
  const list = columns.map(pg.escapeIdentifier).join(', ');
  const rows = client.query(copyTo(`copy (select ${list} from ${schema}.${pg.escapeIdentifier(name)}) to stdout`));
  let [parts, size, pendingBytes] = [0, 0, [] as Buffer[]];
  const flush = async () => {
    parts += 1;
    await add(getPartPath(schema, name, parts), Buffer.concat(pendingBytes));
    [size, pendingBytes] = [0, []];
  };
  for await (const bytes of rows as AsyncIterable<Buffer>) {
    pendingBytes.push(bytes);
    size += bytes.byteLength;
    if (size >= PART_BYTES) await flush();
  }
  if (size > 0) await flush();
  return { name, columns: [...columns], rows: rows.rowCount, parts };
}

/** Lists the pictures on disk, for a database that was not migrated yet. */
async function listPicturesOnDisk(
  client: pg.Client,
): Promise<readonly { readonly hash: string; readonly name: string }[]> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.media_bytes') is not null as "isThere"`,
  );
  const onlyMissing = rows[0]?.isThere ? 'where not exists (select from media_bytes b where b.hash = m.hash)' : '';
  const query = `select hash, min(name) as name from media m ${onlyMissing} group by hash order by hash`;
  return (await client.query<{ hash: string; name: string }>(query)).rows;
}

/** Adds the pictures that are not in a table; returns the names of those that are missing on disk as well. */
async function addPictures(client: pg.Client, add: AddFile, dataDir: string): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const { hash, name } of await listPicturesOnDisk(client)) {
    const bytes = await readFileIfExists(getMediaPath(dataDir, hash));
    if (bytes && toSha256(bytes) === hash) await add(toBackupPath(hash), bytes);
    else missing.push(name);
  }
  return missing;
}

export interface BackupResult {
  readonly manifest: Manifest;
  /** Pictures of the media library without stored bytes. */
  readonly missing: readonly string[];
}

async function fillFrom(
  client: pg.Client,
  dataDir: string,
  archive: AddFile,
  notify: (line: string) => void,
): Promise<BackupResult> {
  const checksums: Record<string, string> = {};
  const add: AddFile = (path, bytes) => {
    checksums[path] = toSha256(bytes);
    return archive(path, bytes);
  };
  await client.query('begin isolation level repeatable read, read only');
  await client.query(SETTINGS);
  const migrations = await readAppliedMigrations(client);
  if (migrations.length === 0) throw new BackupRefusedError('There is nothing in this database yet');
  const tables: BackupTable[] = [];
  for (const productTable of await listProductTables(client)) {
    const table = await addTable(client, add, 'public', productTable);
    tables.push(table);
    if (table.rows > 0) notify(`${table.name}: ${table.rows} rows`);
  }
  const jobTable = (await listTables(client, 'pgboss')).find(({ name }) => name === 'job');
  const jobs = jobTable ? await addTable(client, add, 'pgboss', jobTable) : null;
  const { rows: sequences } = await client.query<Manifest['sequences'][number]>(sequencesQuery);
  const missing = await addPictures(client, add, dataDir);
  await client.query('commit');
  const madeAt = new Date().toISOString();
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    madeAt,
    migrations: [...migrations],
    tables,
    jobs,
    sequences,
    checksums,
  };
  await archive(MANIFEST_PATH, Buffer.from(JSON.stringify(manifest)));
  return { manifest, missing };
}

/**
 * Writes one consistent snapshot of all stored data into one file: the rows of every table, the waiting jobs, the
 * pictures. The product may be running. The encryption keys are not included.
 */
export async function writeBackup(
  { url, dataDir, file }: { readonly url: string; readonly dataDir: string; readonly file: string },
  notify: (line: string) => void,
): Promise<BackupResult> {
  const client = new pg.Client({ connectionString: url, application_name: 'zelfhulp-backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await importErasures(client, dataDir);
    let backupResult: BackupResult | undefined;
    await writeArchive(file, async (add) => {
      backupResult = await fillFrom(client, dataDir, add, notify);
    });
    if (!backupResult) throw new Error('The backup was not made.');
    return backupResult;
  } finally {
    await client.end();
  }
}
