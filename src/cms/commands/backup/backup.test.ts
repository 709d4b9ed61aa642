import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { participant } from '#tests/support/accounts.ts';
import { createEmptyDatabases, hashTables, runBackupCommand } from '#tests/support/backups.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

const databases = createEmptyDatabases(inject('databaseUrl'));
let folder: string;
let system: TestSystem;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zelfhulp-backup-'));
  system = await makeTestSystem(inject('databaseUrl'));
  await participant(system);
});
afterAll(async () => {
  await system.close();
  await databases.drop();
  await rm(folder, { recursive: true });
});

it('a backup gives back every row of every table, is never written over, and is refused where it is not whole', async () => {
  const file = join(folder, 'backup.tar.gz');
  const from = { DATABASE_URL: system.database.url, DATA_DIR: folder };
  expect(await runBackupCommand('backup', [file], from)).toMatchObject({ code: 0, stderr: '' });
  const newBackupCommand = await runBackupCommand('backup', [file], from);
  expect([newBackupCommand.code, newBackupCommand.stderr]).toEqual([1, `${file} is there already.\n`]);
  const url = await databases.make();
  expect(
    await runBackupCommand('restore', [file, '--without-erasures'], { DATABASE_URL: url, DATA_DIR: folder }),
  ).toMatchObject({
    code: 0,
    stderr: '',
  });
  expect(await hashTables(url)).toEqual(await hashTables(system.database.url));
  const damaged = join(folder, 'damaged.tar.gz');
  await writeFile(damaged, (await readFile(file)).subarray(0, -5_000));
  const backupCommand = await runBackupCommand('restore', [damaged, '--check'], { DATA_DIR: folder });
  expect([backupCommand.code, backupCommand.stderr]).toEqual([1, expect.stringContaining('damaged')]);
});
