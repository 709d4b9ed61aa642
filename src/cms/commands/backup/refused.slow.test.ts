import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runBackupCommand } from '#tests/support/backups.ts';
import { makeTestDatabase } from '#tests/support/test-database.ts';
import { loadStarter } from '../../starter/load.ts';
import { type AddFile, readArchive, writeArchive } from './archive.ts';
import { readAllBytes } from './check-backup.ts';
import { MANIFEST_PATH } from './manifest.ts';

// Each command of these tests runs in a separate process.
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zelfhulp-refused-'));
  file = join(folder, 'backup.tar.gz');
  const database = await makeTestDatabase(inject('databaseUrl'));
  await loadStarter(database.db);
  await runBackupCommand('backup', [file], { DATABASE_URL: database.url, DATA_DIR: folder });
  await database.close();
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the path of the backup with its files changed; null leaves a file out. */
async function changed(
  change: (path: string, bytes: Buffer) => Buffer | null,
  addMore: (add: AddFile) => Promise<void> = async () => undefined,
): Promise<string> {
  const changedFile = join(folder, `${randomUUID()}.tar.gz`);
  await writeArchive(changedFile, async (add) => {
    await addMore(add);
    for await (const { path, bytes } of readArchive(file)) {
      const nextBytes = change(path, await readAllBytes(bytes));
      if (nextBytes) await add(path, nextBytes);
    }
  });
  return changedFile;
}

/** Returns the path of the backup rewritten from other bytes. */
async function readRewritten(change: (bytes: Buffer) => Buffer): Promise<string> {
  const changedFile = join(folder, `${randomUUID()}.tar.gz`);
  await writeFile(changedFile, change(await readFile(file)));
  return changedFile;
}

function flipped(bytes: Buffer): Buffer {
  const middle = Math.floor(bytes.byteLength / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 0xff;
  return bytes;
}

const readManifest = (values: object) =>
  changed((path, bytes) =>
    path === MANIFEST_PATH ? Buffer.from(JSON.stringify({ ...JSON.parse(String(bytes)), ...values })) : bytes,
  );
const isTerms = (path: string) => path.startsWith('public/terms/');

describe('a backup that is not as it was written is refused before anything is touched', () => {
  const refusals: readonly (readonly [string, () => Promise<string>, RegExp])[] = [
    ['a byte that changed', () => readRewritten(flipped), /is damaged/],
    ['an end that is missing', () => readRewritten((bytes) => bytes.subarray(0, -5_000)), /damaged or not whole/],
    [
      'rows that were changed',
      () => changed((path, bytes) => (isTerms(path) ? Buffer.from(String(bytes).replace('1', '2')) : bytes)),
      /public\/terms\/000001\.copy is not what was written/,
    ],
    [
      'a file that was added',
      () =>
        changed(
          (_, bytes) => bytes,
          (add) => add('media/../evil', Buffer.from('x')),
        ),
      /files that its manifest does not name/,
    ],
    ['a table that is missing', () => changed((path, bytes) => (isTerms(path) ? null : bytes)), /is damaged/],
    [
      'no manifest',
      () => changed((path, bytes) => (path === MANIFEST_PATH ? null : bytes)),
      /is no backup, or not whole/,
    ],
    ['a shape of a later version', () => readManifest({ format: 2 }), /does not know/],
    [
      'migrations of another version',
      () => readManifest({ migrations: [{ hash: 'a'.repeat(64), when: '1' }] }),
      /another version of the product/,
    ],
    ['another kind of file', () => copyFile('README.md', join(folder, 'a')).then(() => join(folder, 'a')), /not whole/],
    ['no file', async () => join(folder, 'nowhere.tar.gz'), /ENOENT/],
  ];

  it.each(refusals)('%s', async (_what, make, reason) => {
    const changedFile = await make();
    const environment = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none' };
    const restoredBackupCommand = await runBackupCommand('restore', [changedFile, '--replace'], environment);
    expect(restoredBackupCommand.code).toBe(1);
    expect(restoredBackupCommand.stderr).toMatch(reason);
    expect(restoredBackupCommand.stderr).not.toMatch(/\n\s+at /);
  });

  it('--check tells so without a database', async () => {
    const backupCommand = await runBackupCommand('restore', [file, '--check'], {
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none',
    });
    expect(backupCommand).toMatchObject({ code: 0, stderr: '' });
    expect(backupCommand.stdout).toMatch(/^The backup is whole: \d+ rows, made at /);
  });

  it('--check refuses one whose end is missing', async () => {
    const damaged = await readRewritten((bytes) => bytes.subarray(0, -5_000));
    const backupCommand = await runBackupCommand('restore', [damaged, '--check'], {});
    expect([backupCommand.code, backupCommand.stderr]).toEqual([1, expect.stringContaining('damaged')]);
  });
});
