import { eq } from 'drizzle-orm';
import { staffLinks } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';

/** Start links of a staff member. */
export const staffLinkData: PersonalData = {
  tables: ['staff_links'],
  erase: async (tx, uid) => {
    await tx.delete(staffLinks).where(eq(staffLinks.uid, uid));
  },
};
