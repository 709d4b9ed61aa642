import { parseArgs } from 'node:util';
import { openKeyring } from '../db/encryption/open-keyring.ts';
import { checkBackup } from './backup/check-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { withDatabase } from './backup/with-database.ts';
import { printLine } from './with-system.ts';

const USAGE = `npm run restore -- FILE; into an installation that holds anything: npm run restore -- FILE --replace;
to look only: npm run restore -- FILE --check
lists of erasures beside the one in DATA_DIR: --erasures LIST; where there is none any more: --without-erasures`;

const OPTIONS = {
  replace: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  erasures: { type: 'string', multiple: true },
  'without-erasures': { type: 'boolean', default: false },
} as const;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const [file = '', ...rest] = positionals;
    return file === '' || rest.length > 0 || (values.check && values.replace) ? null : { file, values };
  } catch {
    return null;
  }
}

/** Restores a backup into this installation, or only checks it. */
await withDatabase(async ({ config, openUrl }) => {
  const options = readArguments();
  if (options === null) {
    printLine(USAGE);
    process.exitCode = 1;
    return;
  }
  const { file, values } = options;
  if (values.check) {
    const { madeAt, tables } = await checkBackup(file);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    printLine(`The backup is whole: ${rows} rows, made at ${madeAt}.`);
    return;
  }
  const { dataDir, accounts } = config;
  const openKeys = () => openKeyring(accounts, dataDir);
  const erasures = { files: values.erasures ?? [], isWithout: values['without-erasures'] };
  await restoreBackup({ file, openUrl, dataDir, erasures, openKeys, isReplacing: values.replace, tell: printLine });
  printLine('Restored. Start the product with: npm start');
});
