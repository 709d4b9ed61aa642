import { eq } from 'drizzle-orm';
import { inactivityWarnings } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';

/** Which warnings somebody has had; the mails themselves told all there is to tell. */
export const inactivityData: PersonalData = {
  tables: ['inactivity_warnings'],
  erase: async (tx, uid) => {
    await tx.delete(inactivityWarnings).where(eq(inactivityWarnings.uid, uid));
  },
};
