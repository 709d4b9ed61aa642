import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deleteAccount } from '#src/contract/account.ts';
import { createDiaryEntry } from '#src/contract/diary.ts';
import { expectSuccess, participant } from '#tests/support/accounts.ts';
import { createEmptyDatabases, queryRows, runBackupCommand } from '#tests/support/backups.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { updateErasureList } from '../../identity/erasures.ts';

// Each command is a process that reads or writes a whole installation.
const server = inject('databaseUrl');
const databases = createEmptyDatabases(server);

type Participant = Awaited<ReturnType<typeof participant>>;
let folder: string;
let file: string;
let list: string;
let system: TestSystem;
let deletedUser: Participant;
let stays: Participant;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zelfhulp-erasures-'));
  file = join(folder, 'before.tar.gz');
  system = await makeTestSystem(server);
  list = join(system.system.config.dataDir, 'erasures');
  [deletedUser, stays] = [await participant(system), await participant(system)];
  const body = { title: 'Vandaag', body: 'Een regel.', entryDate: '2026-11-19' };
  for (const { client } of [deletedUser, stays])
    expectSuccess(await client.call(createDiaryEntry, { body, key: randomUUID() }));
  const result = await runBackupCommand('backup', [file], { DATABASE_URL: system.database.url, DATA_DIR: folder });
  expect(result).toMatchObject({ code: 0, stderr: '' });
  expectSuccess(await deletedUser.client.call(deleteAccount, {}));
});
afterAll(async () => {
  await system.close();
  await databases.drop();
  await rm(folder, { recursive: true });
});

const getDataDir = (name: string) => join(folder, name);

/** Returns the uids of the two users that have an account or a diary entry in a database. */
async function readHeld(url: string): Promise<readonly number[]> {
  const rows = await queryRows<{ uid: string }>(url, 'select uid from users union select uid from diary_entries');
  return rows.map(({ uid }) => Number(uid)).filter((uid) => uid === deletedUser.uid || uid === stays.uid);
}

const retry = (count: number) => `Accounts that were deleted since and are erased again: ${count}.`;

describe('a backup from before somebody deleted their account', () => {
  it('does not bring them back: the list of erasures lies apart, and a restore repeats it', async () => {
    const [url, DATA_DIR] = [await databases.make(), getDataDir('same-machine')];
    await mkdir(DATA_DIR);
    await copyFile(list, join(DATA_DIR, 'erasures'));
    const restoredBackupCommand = await runBackupCommand('restore', [file], { DATABASE_URL: url, DATA_DIR });
    expect(restoredBackupCommand).toMatchObject({ code: 0, stderr: '' });
    expect(restoredBackupCommand.stdout).toContain(retry(1));
    expect(await readHeld(url)).toEqual([stays.uid]);
  });

  it('is not restored without a list, unless that is said; a list from elsewhere can be named', async () => {
    const [url, DATA_DIR] = [await databases.make(), getDataDir('new-machine')];
    const backupCommand = await runBackupCommand('restore', [file], { DATABASE_URL: url, DATA_DIR });
    expect(backupCommand.code).toBe(1);
    expect(backupCommand.stderr).toMatch(/would come back: there is no list of erasures at .*--without-erasures\.\n$/);
    expect(await queryRows(url, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([]);
    const wrongBackupCommand = await runBackupCommand('restore', [file, '--erasures', join(folder, 'none')], {
      DATABASE_URL: url,
      DATA_DIR,
    });
    expect([wrongBackupCommand.code, wrongBackupCommand.stderr]).toEqual([
      1,
      `There is no list of erasures at ${join(folder, 'none')}.\n`,
    ]);
    const restoredBackupCommand = await runBackupCommand('restore', [file, '--erasures', list], {
      DATABASE_URL: url,
      DATA_DIR,
    });
    expect(restoredBackupCommand.stdout).toContain(retry(1));
    expect(await readHeld(url)).toEqual([stays.uid]);
    const nextBackupCommand = await runBackupCommand('restore', [file, '--replace'], { DATABASE_URL: url, DATA_DIR });
    expect(nextBackupCommand.stdout).toContain(retry(1));
    expect(await readHeld(url)).toEqual([stays.uid]);
  });

  it('takes the list of the database whose place it takes, also one that never left it', async () => {
    const [url, DATA_DIR] = [await databases.make(), getDataDir('replaced')];
    const fullBackupCommand = await runBackupCommand('restore', [file, '--without-erasures'], {
      DATABASE_URL: url,
      DATA_DIR,
    });
    expect(fullBackupCommand.stdout).toContain(retry(0));
    expect([...(await readHeld(url))].sort()).toEqual([deletedUser.uid, stays.uid].sort());
    const [erasedRow] = await queryRows<{ account: string }>(
      system.database.url,
      `select encode(account, 'hex') as account from erasures`,
    );
    await queryRows(url, `insert into erasures (account) values (decode('${erasedRow?.account}', 'hex'))`);
    const backupCommand = await runBackupCommand('restore', [file, '--replace'], { DATABASE_URL: url, DATA_DIR });
    expect(backupCommand.stdout).toContain(retry(1));
    expect(await readHeld(url)).toEqual([stays.uid]);
    expect(await readFile(join(DATA_DIR, 'erasures'), 'utf8')).toContain(erasedRow?.account);
  });
});

describe('the list of erasures', () => {
  it('names nobody, is its owner’s alone, and gets back what it lost', async () => {
    const text = await readFile(list, 'utf8');
    expect(text).toMatch(/^[0-9a-f]{64} \d{4}-\d\d-\d\dT[\d:.]+Z\n$/);
    const [user] = await queryRows<{ uuid: string }>(
      system.database.url,
      `select uuid from users where uid = ${stays.uid}`,
    );
    expect(text).not.toContain(user?.uuid);
    expect((await stat(list)).mode & 0o077).toBe(0);
    await writeFile(list, 'half a li');
    const { dataDir } = system.system.config;
    expect(await updateErasureList(system.database.pool, dataDir)).toHaveLength(1);
    expect(await readFile(list, 'utf8')).toContain(text.trim());
    expect(await updateErasureList(system.database.pool, dataDir)).toHaveLength(1);
  });
});
