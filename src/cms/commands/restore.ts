import { openKeyring } from '../db/encryption/open-keyring.ts';
import { checkBackup } from './backup/check-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { withDatabase } from './backup/with-database.ts';
import { say } from './with-system.ts';

const USE = 'npm run restore -- FILE, npm run restore -- FILE --replace; to look only: npm run restore -- FILE --check';

/** Puts a backup into this installation, or only tells whether it could be. */
await withDatabase(async ({ config, openUrl }) => {
  const [file = '', option, ...rest] = process.argv.slice(2);
  const isKnown = option === undefined || option === '--replace' || option === '--check';
  if (file === '' || file.startsWith('-') || !isKnown || rest.length > 0) {
    say(USE);
    process.exitCode = 1;
    return;
  }
  if (option === '--check') {
    const { madeAt, tables } = await checkBackup(file);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`The backup is whole: ${rows} rows, made at ${madeAt}.`);
    return;
  }
  const { dataDir, accounts } = config;
  const openKeys = () => openKeyring(accounts.encryptionKeys, dataDir);
  await restoreBackup({ file, openUrl, dataDir, openKeys, isReplacing: option === '--replace', tell: say });
  say('Restored. Start the product with: npm start');
});
