import { ownPriceBody } from '#src/contract/figures/own-price.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { figures } from '../../db/schema/index.ts';
import { type ImportPart, readByForm } from '../../http/import-part.ts';
import { sealPrice } from './own-price.ts';

/** What somebody typed about what it costs them; what was typed here stays. */
export const importFigures: ImportPart = {
  name: 'figures',
  read: async ({ c, uid }, rows) => {
    const { keys, now } = c.var.system;
    const read = await Promise.all(rows.map((row, index) => readByForm(c, 'figures', index, ownPriceBody, row)));
    const given = read.filter((own) => Object.values(own).some((value) => value !== null)).slice(0, 1);
    const sealed = given.map((own) => ({ uid, data: sealPrice(keys, uid, own), changedAt: now() }));
    return { found: sealed.length, keep: async (tx) => (await insertRows(tx, figures, sealed, 'uid')).size };
  },
};
