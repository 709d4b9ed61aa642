import { eq, sql } from 'drizzle-orm';
import { ownDrinkBody } from '#src/contract/figures/user-drinks.ts';
import { MAX_OWN_DRINKS } from '#src/rules/drinks/user-drink.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { ownDrinks } from '../../db/schema/index.ts';
import { createOrderedTimes, type ImportPart, parseImportedRow, refuseRow } from '../../http/import-part.ts';
import { getServerText } from '../../http/server-texts.ts';
import { encryptDrink } from './user-drinks.ts';

const NAME = 'ownDrinks';

/** Imports the user's own drinks, in the order of storing. */
export const importDrinks: ImportPart = {
  name: NAME,
  read: async ({ c, uid }, rows) => {
    const { keys, now } = c.var.system;
    const drinks = await Promise.all(rows.map((row, index) => parseImportedRow(c, NAME, index, ownDrinkBody, row)));
    const creationTimes = createOrderedTimes(c, drinks.length);
    const encryptedRows = drinks.map((drink, index) => ({
      uid,
      uuid: drink.uuid,
      data: encryptDrink(keys, uid, drink),
      createdAt: creationTimes[index] ?? now(),
    }));
    return {
      found: encryptedRows.length,
      keep: async (tx) => {
        const rows = await insertRows(tx, ownDrinks, encryptedRows, 'uuid');
        const count = sql<number>`count(*)::int`;
        const [countRow] = await tx.select({ count }).from(ownDrinks).where(eq(ownDrinks.uid, uid));
        if (rows.size > 0 && (countRow?.count ?? 0) > MAX_OWN_DRINKS) {
          const serverText = getServerText('import.too-many', c.var.language, { most: MAX_OWN_DRINKS });
          return refuseRow(c, NAME, encryptedRows.length - 1, serverText);
        }
        return rows.size;
      },
    };
  },
};
