import { ownFiguresBody } from '#src/contract/figures/user-figures.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { statistics } from '../../db/schema/index.ts';
import { type ImportPart, parseImportedRow } from '../../http/import-part.ts';
import { encryptFigures } from './user-figures.ts';

/** Imports entered figures; existing figures remain. */
export const importFigures: ImportPart = {
  name: 'figures',
  read: async ({ c, uid }, rows) => {
    const { keys, now } = c.var.system;
    const read = await Promise.all(
      rows.map((row, index) => parseImportedRow(c, 'figures', index, ownFiguresBody, row)),
    );
    const input = read
      .filter((figures) => Object.values(figures).some((value) => value !== null && value !== false))
      .slice(0, 1);
    const encryptedRows = input.map((figures) => ({
      uid,
      data: encryptFigures(keys, uid, figures),
      changedAt: now(),
    }));
    return {
      found: encryptedRows.length,
      keep: async (tx) => (await insertRows(tx, statistics, encryptedRows, 'uid')).size,
    };
  },
};
