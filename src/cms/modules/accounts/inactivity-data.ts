import { eq } from 'drizzle-orm';
import { inactivityWarnings } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';

/** Inactivity warnings of a user; not exported, as the mails contained them. */
export const inactivityData: PersonalData = {
  tables: ['inactivity_warnings'],
  erase: async (tx, uid) => {
    await tx.delete(inactivityWarnings).where(eq(inactivityWarnings.uid, uid));
  },
};
