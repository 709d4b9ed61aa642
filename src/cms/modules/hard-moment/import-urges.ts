import { urgeBody } from '#src/contract/hard-moment/urges.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { urges } from '../../db/schema/index.ts';
import { type ImportPart, parseImportedRow } from '../../http/import-part.ts';
import { encryptUrge, parseUrgeTime } from './urges.ts';

/** Imports recorded urges. */
export const importUrges: ImportPart = {
  name: 'urges',
  read: async ({ c, uid }, rows) => {
    const { keys, now } = c.var.system;
    const sentUrges = await Promise.all(rows.map((row, index) => parseImportedRow(c, 'urges', index, urgeBody, row)));
    const encryptedRows = sentUrges.map((urge) => {
      const rowKey = { uid, uuid: urge.uuid };
      return { ...rowKey, at: parseUrgeTime(c, urge), data: encryptUrge(keys, rowKey, urge), createdAt: now() };
    });
    return {
      found: encryptedRows.length,
      keep: async (tx) => (await insertRows(tx, urges, encryptedRows, 'uuid')).size,
    };
  },
};
