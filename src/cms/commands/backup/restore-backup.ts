import pg from 'pg';
import { createPool } from '../../db/database.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { decryptText } from '../../db/encryption/seal.ts';
import { ENCRYPTED_COLUMNS, toEncryptionContext } from '../../db/encryption/sealed-columns.ts';
import { MIGRATION_LOCK, migrateDatabase } from '../../db/migrate.ts';
import type { Erasure } from '../../identity/erasures.ts';
import { createBoss, startPgBoss } from '../../jobs/jobs.ts';
import { getMediaPath, writeAtomically } from '../../modules/media/files.ts';
import { importPictures } from '../../modules/media/stored-bytes.ts';
import { readArchive } from './archive.ts';
import { type ArchivedFiles, copyRows, skipRows } from './archived-rows.ts';
import { checkBackup, readAllBytes } from './check-backup.ts';
import { BackupRefusedError, MANIFEST_PATH, type Manifest, parsePicturePath } from './manifest.ts';
import { applyMigrations } from './migrations.ts';
import { collectErasures, type ErasureLists, repeatErasures } from './repeat-erasures.ts';
import { listTables } from './stored-tables.ts';
import { checkTargetDatabase, clearDatabase } from './target-database.ts';

/** Creates or migrates the queues. */
async function createQueues(url: string): Promise<void> {
  const { pool } = createPool(url, () => undefined);
  const boss = createBoss({ pool }, false, () => undefined);
  try {
    await startPgBoss(boss);
  } finally {
    await boss.stop({ graceful: false });
    await pool.end();
  }
}

/**
 * Restores the waiting and completed jobs, so that none runs twice. Returns false if the schema of the queues has
 * changed since the backup, so that its jobs do not fit.
 */
async function restoreJobs(client: pg.Client, files: ArchivedFiles, { jobs }: Manifest): Promise<boolean> {
  await client.query('delete from pgboss.job');
  if (jobs === null) return true;
  const jobColumns = (await listTables(client, 'pgboss')).find(({ name }) => name === 'job')?.columns ?? [];
  if (!jobs.columns.every((column) => jobColumns.includes(column))) {
    await skipRows(files, jobs);
    return false;
  }
  await client.query('create temporary table waiting_jobs (like pgboss.job including defaults) on commit drop');
  await copyRows(client, files, { table: jobs, from: 'pgboss', into: 'waiting_jobs' });
  const list = jobs.columns.map((column) => `"${column}"`).join(', ');
  await client.query(`
    insert into pgboss.job (${list}) select ${list} from waiting_jobs where name in (select name from pgboss.queue)`);
  return true;
}

interface EncryptedRow {
  readonly row: string;
  readonly owner: string;
  readonly sealed: string;
}

/** Throws if the encrypted texts of a backup cannot be decrypted with the current keys; checks one for each key. */
async function checkKeys(client: pg.ClientBase, { tables }: Manifest, openKeys: () => Keyring): Promise<void> {
  const hasColumn = (table: string, column: string) =>
    tables.some(({ name, columns }) => name === table && columns.includes(column));
  for (const encryptedColumn of ENCRYPTED_COLUMNS.filter(({ table, column }) => hasColumn(table, column))) {
    const { table, column, row, owner } = encryptedColumn;
    const version = `split_part(${column}, '.', 1)`;
    const { rows } = await client.query<EncryptedRow>(
      `select distinct on (${version}) ${row} as row, ${owner} as owner, ${column} as sealed from ${table}
       where ${column} is not null order by ${version}`,
    );
    for (const row of rows) {
      try {
        decryptText(openKeys(), toEncryptionContext(encryptedColumn, row.row, Number(row.owner)), row.sealed);
      } catch (error) {
        throw new BackupRefusedError(
          'The keys of this installation do not open the texts of the backup. Put the keys of the installation that ' +
            'was backed up in their place first: the file encryption-keys of its data folder, or its ENCRYPTION_KEYS',
          error,
        );
      }
    }
  }
}

export interface RestoreOptions {
  readonly file: string;
  /** Opens the database, starting it if needed; called after checking that the file is complete. */
  readonly openUrl: () => Promise<string>;
  readonly dataDir: string;
  readonly erasures: Omit<ErasureLists, 'dataDir'>;
  readonly openKeys: () => Keyring;
  /** True if the data of the installation may be overwritten. */
  readonly isReplacing: boolean;
  readonly tell: (line: string) => void;
}

/** Restores the rest of the archive: pictures from before they were stored in a table, named by their hash. */
async function restorePictures(files: ArchivedFiles, dataDir: string): Promise<number> {
  for (let count = 0; ; count += 1) {
    const { value } = await files.next();
    if (!value || value.path === MANIFEST_PATH) return count;
    const hash = parsePicturePath(value.path);
    if (hash === null) throw new BackupRefusedError(`${value.path} is not in its place`);
    await writeAtomically(getMediaPath(dataDir, hash), await readAllBytes(value.bytes));
  }
}

async function bringAll(client: pg.Client, manifest: Manifest, { file, dataDir, openKeys, tell }: RestoreOptions) {
  const files = readArchive(file);
  await clearDatabase(client, manifest);
  await applyMigrations(client, manifest.migrations);
  for (const table of manifest.tables) {
    await copyRows(client, files, { table, from: 'public', into: `public.${pg.escapeIdentifier(table.name)}` });
    if (table.rows > 0) tell(`${table.name}: ${table.rows} rows`);
  }
  const hasJobs = await restoreJobs(client, files, manifest);
  if (!hasJobs) tell('The jobs that waited are left out: the queues have changed since.');
  for (const { name, value, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [`public.${name}`, value, isCalled]);
  }
  await checkKeys(client, manifest, openKeys);
  const pictures = await restorePictures(files, dataDir);
  if (pictures > 0) tell(`pictures: ${pictures}`);
}

/** Imports the pictures that are files in the archive. */
async function importArchivedPictures(url: string, dataDir: string): Promise<readonly string[]> {
  const { pool, db } = createPool(url, () => undefined);
  try {
    return await importPictures(db, dataDir);
  } finally {
    await pool.end();
  }
}

/**
 * Replaces the data of an installation with a backup, in one transaction. An older backup is migrated afterwards, and
 * later erasures are repeated. The product must not run on the database at the same time.
 */
export async function restoreBackup(restoring: RestoreOptions): Promise<Manifest> {
  const { file, openUrl, dataDir, isReplacing, tell } = restoring;
  const manifest = await checkBackup(file);
  tell(`The backup is whole; it was made at ${manifest.madeAt}.`);
  const url = await openUrl();
  const client = new pg.Client({ connectionString: url, application_name: 'zelfhulp-restore' });
  client.on('error', () => undefined);
  await client.connect();
  let erasureList: readonly Erasure[];
  try {
    await checkTargetDatabase(client, isReplacing);
    erasureList = await collectErasures(client, { dataDir, ...restoring.erasures });
    await createQueues(url);
    await client.query('begin');
    await client.query(
      `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '10s'`,
    );
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await bringAll(client, manifest, restoring);
    await client.query('commit');
  } finally {
    await client.end();
  }
  await migrateDatabase(url);
  for (const name of await importArchivedPictures(url, dataDir)) tell(`The bytes of the picture ${name} are nowhere.`);
  tell(`Accounts that were deleted since and are erased again: ${await repeatErasures(url, erasureList)}.`);
  return manifest;
}
