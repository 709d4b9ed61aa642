import { eq } from 'drizzle-orm';
import { restrictions } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';

/** Restrictions of a user; actions and reasons are in the moderation record. */
export const restrictionData: PersonalData = {
  tables: ['restrictions'],
  collect: async ({ database }, uid) => {
    const { kind, until } = restrictions;
    return {
      restrictions: await database.db.select({ kind, until }).from(restrictions).where(eq(restrictions.uid, uid)),
    };
  },
  erase: async (tx, uid) => {
    await tx.delete(restrictions).where(eq(restrictions.uid, uid));
  },
};
