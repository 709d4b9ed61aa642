import { eq } from 'drizzle-orm';
import { buddies } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import { decryptRefusal, readBuddyRows } from './find-buddy.ts';

/** Buddies of a participant. They remain after a restart (docs/product-rules.md, "Plan"). */
export const buddyData: PersonalData = {
  tables: ['buddies'],
  collect: async ({ database, keys }, uid) => {
    const rows = await readBuddyRows(database.db, uid);
    const buddies = rows.map((row) => ({
      name: row.name,
      email: row.email,
      state: row.state,
      refusal: decryptRefusal(keys, row),
      invitedAt: row.invitedAt,
      answeredAt: row.answeredAt,
    }));
    return { buddies: buddies };
  },
  erase: async (tx, uid) => {
    await tx.delete(buddies).where(eq(buddies.uid, uid));
  },
};
