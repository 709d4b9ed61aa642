import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { writeBackup } from './backup/make-backup.ts';
import { BackupRefusedError } from './backup/manifest.ts';
import { withDatabase } from './backup/with-database.ts';
import { printLine } from './with-system.ts';

const USAGE = 'npm run backup, npm run backup -- FILE';

const getFileName = (moment: Date) => `zelfhulp-${moment.toISOString().slice(0, 19).replaceAll(':', '')}.tar.gz`;

/** Writes all data of this installation into one file. */
await withDatabase(async ({ config, openUrl }) => {
  const [argument, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || argument?.startsWith('-')) {
    printLine(USAGE);
    process.exitCode = 1;
    return;
  }
  const { dataDir } = config;
  const file = resolve(argument ?? resolve(dataDir, 'backups', getFileName(new Date())));
  if (existsSync(file)) throw new BackupRefusedError(`${file} is there already`);
  await mkdir(dirname(file), { recursive: true });
  const { manifest, missing } = await writeBackup({ url: await openUrl(), dataDir, file }, printLine);
  for (const name of missing) printLine(`The bytes of the picture ${name} are nowhere, and not in the backup.`);
  if (missing.length > 0) process.exitCode = 1;
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { size } = await stat(file);
  printLine(`${rows} rows in ${file} (${(size / 1024 / 1024).toFixed(1)} MB).`);
  printLine('Keep it where only you can read it, on another machine. The keys that open sealed texts are not in it:');
  printLine(
    config.accounts.encryptionKeys === null
      ? `keep ${resolve(dataDir, 'encryption-keys')} apart.`
      : 'keep ENCRYPTION_KEYS apart.',
  );
});
