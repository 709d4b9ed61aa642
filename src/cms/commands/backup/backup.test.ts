import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { participant } from '#tests/support/accounts.ts';
import { createEmptyDatabases, hashTables, runBackupCommand } from '#tests/support/backups.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { checkBackup } from './check-backup.ts';
import { writeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

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
  await writeBackup({ url: system.database.url, dataDir: folder, file }, () => undefined);
  const command = runBackupCommand('backup', [file], { DATABASE_URL: system.database.url, DATA_DIR: folder });
  const url = await databases.make();
  await restoreBackup({
    file,
    openUrl: async () => url,
    dataDir: folder,
    erasures: { files: [], isWithout: true },
    openKeys: () => system.system.keys,
    isReplacing: false,
    tell: () => undefined,
  });
  expect(await hashTables(url)).toEqual(await hashTables(system.database.url));
  const damaged = join(folder, 'damaged.tar.gz');
  await writeFile(damaged, (await readFile(file)).subarray(0, -5_000));
  await expect(checkBackup(damaged)).rejects.toThrow('damaged');
  const { code, stderr } = await command;
  expect([code, stderr]).toEqual([1, `${file} is there already.\n`]);
});
