import { eq, sql } from 'drizzle-orm';
import { ifThenBody } from '#src/contract/hard-moment/if-thens.ts';
import { MAX_IF_THENS } from '#src/rules/limits.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { ifThenPlans } from '../../db/schema/index.ts';
import { createOrderedTimes, type ImportPart, parseImportedRow, refuseRow } from '../../http/import-part.ts';
import { getServerText } from '../../http/server-texts.ts';
import { encryptIfThen } from './if-thens.ts';

const NAME = 'ifThens';

/** Imports the if-then plans, with times that preserve their order. */
export const importIfThens: ImportPart = {
  name: NAME,
  read: async ({ c, uid }, rows) => {
    const { keys, now } = c.var.system;
    const plans = await Promise.all(rows.map((row, index) => parseImportedRow(c, NAME, index, ifThenBody, row)));
    const creationTimes = createOrderedTimes(c, plans.length);
    const encryptedRows = plans.map((plan, index) => ({
      uid,
      uuid: plan.uuid,
      data: encryptIfThen(keys, uid, plan),
      createdAt: creationTimes[index] ?? now(),
      changedAt: now(),
    }));
    return {
      found: encryptedRows.length,
      keep: async (tx) => {
        const rows = await insertRows(tx, ifThenPlans, encryptedRows, 'uuid');
        const count = sql<number>`count(*)::int`;
        const [countRow] = await tx.select({ count }).from(ifThenPlans).where(eq(ifThenPlans.uid, uid));
        if (rows.size > 0 && (countRow?.count ?? 0) > MAX_IF_THENS) {
          const serverText = getServerText('import.too-many', c.var.language, { most: MAX_IF_THENS });
          return refuseRow(c, NAME, encryptedRows.length - 1, serverText);
        }
        return rows.size;
      },
    };
  },
};
