import { DOMAINS } from '#src/domains/index.ts';
import { listMissingPictures } from '../modules/media/stored-bytes.ts';
import { ContentSetError } from '../modules/transfer/content-set.ts';
import { handleExportContent } from '../modules/transfer/export-content.ts';
import { handleImportContent } from '../modules/transfer/import-content.ts';
import { readContentSet, writeContentSet } from '../modules/transfer/set-folder.ts';
import { printLine, withSystem } from './with-system.ts';

const USAGE = 'npm run content -- export DIR [DOMAIN], npm run content -- import DIR [--check]';

/** Exports the editors' content into a folder, or imports a folder's content. */
await withSystem(async (system) => {
  const [command, folder = '', option] = process.argv.slice(2);
  const domain = DOMAINS.find(({ key }) => key === option)?.key ?? null;
  const isOptionValid = option === undefined || (command === 'export' ? domain !== null : option === '--check');
  if ((command !== 'export' && command !== 'import') || folder === '' || !isOptionValid) {
    printLine(USAGE);
    process.exitCode = 1;
    return;
  }
  if (command === 'export') {
    const set = await handleExportContent(system, domain);
    await writeContentSet(folder, set);
    printLine(`${set.size} files in ${folder}.`);
    for (const { name } of await listMissingPictures(system.database.db)) {
      printLine(`The bytes of the picture ${name} are in no database, and not in this folder.`);
      process.exitCode = 1;
    }
    return;
  }
  try {
    const isApplied = option !== '--check';
    const { parts } = await handleImportContent(system, await readContentSet(folder), { authorUid: null, isApplied });
    for (const part of parts)
      printLine(`${part.part}: ${part.new} new, ${part.changed} changed, ${part.same} as they were`);
    printLine(isApplied ? 'Brought in.' : 'Nothing was changed.');
  } catch (error) {
    if (!(error instanceof ContentSetError)) throw error;
    printLine(`Nothing was imported:\n${error.message}`);
    process.exitCode = 1;
  }
});
