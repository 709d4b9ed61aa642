import { eq } from 'drizzle-orm';
import { flaggings } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import { decryptReason } from '../moderation-records/sealed-reason.ts';

/** Likes and reports of a user; they remain after a restart. */
export const flagData: PersonalData = {
  tables: ['flaggings'],
  collect: async (system, uid) => {
    const rows = await system.database.db.select().from(flaggings).where(eq(flaggings.uid, uid));
    const flags = rows.map(({ flag, entityId, createdAt, ...row }) => ({
      flag,
      entityId,
      reason: decryptReason(system, 'flaggings', row, uid),
      createdAt,
    }));
    return { flags };
  },
  erase: async (tx, uid) => {
    await tx.delete(flaggings).where(eq(flaggings.uid, uid));
  },
};
