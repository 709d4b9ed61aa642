import { eq } from 'drizzle-orm';
import { flaggings } from '../../db/schema/index.ts';
import type { PersonalData } from '../accounts/personal-data.ts';

/** What somebody likes and has reported; it stays when the programme is restarted. */
export const flagData: PersonalData = {
  tables: ['flaggings'],
  collect: async ({ database }, uid) => {
    const { flag, entityId, reason, createdAt } = flaggings;
    const flags = await database.db
      .select({ flag, entityId, reason, createdAt })
      .from(flaggings)
      .where(eq(flaggings.uid, uid));
    return { flags };
  },
  erase: async (tx, uid) => {
    await tx.delete(flaggings).where(eq(flaggings.uid, uid));
  },
};
