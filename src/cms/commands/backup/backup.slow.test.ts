import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { mountApp } from '#src/cms/app.ts';
import { readDiaryEntry } from '#src/contract/diary.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { login } from '#src/contract/sessions.ts';
import { defineView } from '#src/contract/views.ts';
import { expectSuccess, participant } from '#tests/support/accounts.ts';
import { createEmptyDatabases, hashTables, queryRows, runBackupCommand } from '#tests/support/backups.ts';
import { createTestConfig } from '#tests/support/content-config.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import type { CommandResult } from '#tests/support/run-command.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { createPool } from '../../db/database.ts';
import { getMediaPath, writeAtomically } from '../../modules/media/files.ts';
import { storeMedia } from '../../modules/media/store-media.ts';
import { loadStarter } from '../../starter/load.ts';
import { createSystem } from '../../system.ts';
import { addDemo, type DemoLogin } from '../demo/add-demo.ts';

// Each command is a process that reads or writes a whole installation.
const server = inject('databaseUrl');
const databases = createEmptyDatabases(server);

let folder: string;
let file: string;
let system: TestSystem;
let logins: readonly DemoLogin[];
let picture: string;
let backup: CommandResult;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zelfhulp-backup-'));
  file = join(folder, 'backup.tar.gz');
  system = await makeTestSystem(server);
  await loadStarter(system.database.db);
  logins = await addDemo(system.system);
  await participant(system, { domain: 'gambling' });
  const create = { width: 900, height: 600, channels: 3, background: '#147' } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const newPicture = { bytes, name: 'meer.jpg', alt: { nl: 'Een meer', en: 'A lake' } };
  picture = (await storeMedia({ database: system.database }, newPicture)).hash;
  backup = await runBackupCommand('backup', [file], { DATABASE_URL: system.database.url, DATA_DIR: folder });
});
afterAll(async () => {
  await system.close();
  await databases.drop();
  await rm(folder, { recursive: true });
});

describe('npm run restore:drill', () => {
  const NOBODY = 'postgresql://nobody@127.0.0.1:9/none';

  it('shows that a backup can be restored, in a database of its own, and leaves nothing behind', async () => {
    const drill = await runBackupCommand('restore-drill', [file], { DATABASE_URL: NOBODY, TMPDIR: folder });
    expect(drill).toMatchObject({ code: 0, stderr: '' });
    expect(drill.stdout).toMatch(/can be restored: \d{4,} rows, opened with the keys[\s\S]*It took \d+\.\d minutes/);
    expect((await readdir(folder)).filter((name) => name.startsWith('zelfhulp-drill-'))).toEqual([]);
  });

  it('fails where the keys are not those of the backup', async () => {
    const otherKeys = `1:${Buffer.alloc(32, 9).toString('base64')}`;
    const drill = await runBackupCommand('restore-drill', [file], {
      DATABASE_URL: NOBODY,
      TMPDIR: folder,
      ENCRYPTION_KEYS: otherKeys,
    });
    expect(drill.code).toBe(1);
    expect(drill.stderr).toMatch(/^The keys of this installation do not open the texts of the backup/);
    expect((await readdir(folder)).filter((name) => name.startsWith('zelfhulp-drill-'))).toEqual([]);
  });
});

describe('npm run backup', () => {
  it('takes a picture from the disk where no table has it, gives it back, and fails naming one that is nowhere', async () => {
    const targetUrl = await databases.make();
    const own2 = await databases.make();
    const [currentPath, otherPath] = [await mkdtemp(join(folder, 'older-')), await mkdtemp(join(folder, 'newer-'))];
    await runBackupCommand('restore', [file, '--without-erasures'], { DATABASE_URL: targetUrl, DATA_DIR: currentPath });
    const [row] = await queryRows<{ bytes: Buffer }>(
      targetUrl,
      `delete from media_bytes where hash = '${picture}' returning bytes`,
    );
    const [without, inner] = [join(currentPath, 'without.tar.gz'), join(currentPath, 'within.tar.gz')];
    expect(
      await runBackupCommand('backup', [without], { DATABASE_URL: targetUrl, DATA_DIR: currentPath }),
    ).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('The bytes of the picture meer.jpg are nowhere'),
    });
    await writeAtomically(getMediaPath(currentPath, picture), row?.bytes ?? Buffer.of());
    expect((await runBackupCommand('backup', [inner], { DATABASE_URL: targetUrl, DATA_DIR: currentPath })).code).toBe(
      0,
    );
    const newBackupCommand = await runBackupCommand('restore', [inner, '--without-erasures'], {
      DATABASE_URL: own2,
      DATA_DIR: otherPath,
    });
    expect(newBackupCommand).toMatchObject({ code: 0, stderr: '' });
    expect(await queryRows(own2, `select bytes from media_bytes where hash = '${picture}'`)).toEqual([row]);
  });

  it('writes one file that only its owner reads, and says what stands in it and what does not', async () => {
    expect(backup).toMatchObject({ code: 0, stderr: '' });
    expect(backup.stdout).toMatch(/^users: 2\d rows$/m);
    expect(backup.stdout).toContain(`rows in ${file}`);
    expect(backup.stdout).toContain('keep ENCRYPTION_KEYS apart');
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  it('never writes over a file', async () => {
    const newBackupCommand = await runBackupCommand('backup', [file], {
      DATABASE_URL: system.database.url,
      DATA_DIR: folder,
    });
    expect([newBackupCommand.code, newBackupCommand.stderr]).toEqual([1, `${file} is there already.\n`]);
  });

  it('says where there is nothing to keep', async () => {
    const none = await runBackupCommand('backup', [join(folder, 'none.tar.gz')], {
      DATABASE_URL: await databases.make(),
    });
    expect([none.code, none.stderr]).toEqual([1, 'There is nothing in this database yet.\n']);
  });
});

describe('npm run restore', () => {
  let url: string;
  let dataDir: string;
  let restoredCommandResult: CommandResult;
  beforeAll(async () => {
    url = await databases.make();
    dataDir = await mkdtemp(join(folder, 'restored-'));
    restoredCommandResult = await runBackupCommand('restore', [file, '--without-erasures'], {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
    });
  });

  it('gives back every row of every table, every job and every picture', async () => {
    expect(restoredCommandResult).toMatchObject({ code: 0, stderr: '' });
    const hashesBefore = await hashTables(system.database.url);
    expect(Object.keys(hashesBefore).length).toBeGreaterThan(50);
    expect(await hashTables(url)).toEqual(hashesBefore);
    const [pictureRow] = await queryRows<{ count: number }>(
      url,
      `select count(*)::int from media_bytes where hash = '${picture}'`,
    );
    expect(pictureRow?.count).toBe(1);
    const [jobs] = await queryRows<{ count: number }>(
      url,
      `select count(*)::int as count from pgboss.job where name = 'mail'`,
    );
    expect(jobs?.count).toBeGreaterThan(0);
  });

  it('lets people log in and read their diary, and new ones come in', async () => {
    const { pool, db } = createPool(url, () => undefined);
    const config = createTestConfig({}, dataDir);
    const newSystem = createSystem({ database: { pool, db, direct: pool, url, close: () => pool.end() }, config });
    const app = mountApp(newSystem);
    const { domain, mail, password } = logins.find(({ address }) => address === 'halverwege.alcohol') as DemoLogin;
    const { client } = createBrowser(app, { domain });
    expectSuccess(await client.call(login, { body: { mail, password } }));
    expect(expectSuccess(await client.call(currentUser)).mail).toBe(mail);
    const options = { params: { view: 'diary', display: 'entries' } } as const;
    const { rows } = expectSuccess(await client.call(defineView(readDiaryEntry), options));
    expect(rows.length).toBeGreaterThan(0);
    const { uid } = await participant({ ...system, app, system: newSystem }, { domain: 'tobacco' });
    expect(uid).toBeGreaterThan(20);
    await newSystem.jobs.close();
    await pool.end();
  });

  it('refuses an installation that holds anything, unless that is to be replaced', async () => {
    const backupCommand = await runBackupCommand('restore', [file], { DATABASE_URL: url, DATA_DIR: dataDir });
    expect(backupCommand.code).toBe(1);
    expect(backupCommand.stderr).toMatch(
      /^This installation holds \d+ pages and \d+ accounts already\..* add --replace\.\n$/,
    );
    const commandResult = await runBackupCommand('restore', [file, '--replace'], {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
    });
    expect(commandResult).toMatchObject({ code: 0, stderr: '' });
    expect(await hashTables(url)).toEqual(await hashTables(system.database.url));
  });

  it('refuses a database that the product works on', async () => {
    const { pool } = createPool(url, () => undefined);
    // Holds a connection: on a busy host the server would close an idle one before the command checks.
    const connection = await pool.connect();
    const backupCommand = await runBackupCommand('restore', [file, '--replace'], {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
    });
    expect([backupCommand.code, backupCommand.stderr]).toEqual([
      1,
      'The product runs on this database: stop it first.\n',
    ]);
    connection.release();
    await pool.end();
  });

  it('without the right keys changes nothing and says which ones it needs', async () => {
    const hashesBefore = await hashTables(url);
    const ENCRYPTION_KEYS = `1:${Buffer.alloc(32, 9).toString('base64')}`;
    const backupCommand = await runBackupCommand('restore', [file, '--replace'], {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      ENCRYPTION_KEYS,
    });
    expect(backupCommand.code).toBe(1);
    expect(backupCommand.stderr).toContain('Put the keys of the installation that was backed up in their place first');
    expect(await hashTables(url)).toEqual(hashesBefore);
  });
});
