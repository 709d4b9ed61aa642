import { urgeBody } from '#src/contract/hard-moment/urges.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { urges } from '../../db/schema/index.ts';
import { type ImportPart, readByForm } from '../../http/import-part.ts';
import { encryptUrge, parseUrgeMoment } from './urges.ts';

/** Imports recorded urges. */
export const importUrges: ImportPart = {
  name: 'urges',
  read: async ({ c, uid }, rows) => {
    const { keys, now } = c.var.system;
    const sentUrges = await Promise.all(rows.map((row, index) => readByForm(c, 'urges', index, urgeBody, row)));
    const sealed = sentUrges.map((urge) => {
      const own = { uid, uuid: urge.uuid };
      return { ...own, at: parseUrgeMoment(c, urge), data: encryptUrge(keys, own, urge), createdAt: now() };
    });
    return { found: sealed.length, keep: async (tx) => (await insertRows(tx, urges, sealed, 'uuid')).size };
  },
};
