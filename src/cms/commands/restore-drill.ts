import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startEmbedded } from '../db/embedded/start.ts';
import { openKeyring } from '../db/encryption/open-keyring.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { withDatabase } from './backup/with-database.ts';
import { printLine } from './with-system.ts';

const USAGE = 'npm run restore:drill -- FILE';

/**
 * Restores a backup into a temporary database, to check that the file, the keys of this environment and this version
 * fit together, and to measure the time. The running installation is unchanged.
 */
await withDatabase(async ({ config }) => {
  const [argument = '', ...rest] = process.argv.slice(2);
  if (argument === '' || argument.startsWith('-') || rest.length > 0) {
    printLine(USAGE);
    process.exitCode = 1;
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'zelfhulp-drill-'));
  const startedAt = performance.now();
  let stop = async (): Promise<void> => undefined;
  try {
    const openUrl = async () => {
      const server = await startEmbedded(folder);
      stop = server.stop;
      return server.url;
    };
    const { tables, madeAt } = await restoreBackup({
      file: resolve(argument),
      openUrl,
      dataDir: folder,
      erasures: { files: [], isWithout: true },
      openKeys: () => openKeyring(config.accounts, config.dataDir),
      isReplacing: false,
      tell: () => undefined,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
    printLine(`The backup of ${madeAt} can be restored: ${rows} rows, opened with the keys of this environment.`);
    printLine(`It took ${minutes} minutes. No temporary data remain.`);
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
});
