import { eq } from 'drizzle-orm';
import { firstAnswers, sessions } from '../../db/schema/index.ts';
import type { PersonalData } from './personal-data.ts';

/** Where the person is logged in. First answers repeat what other modules hold and are gone within a day. */
export const sessionData: PersonalData = {
  tables: ['sessions', 'first_answers'],
  collect: async ({ database }, uid) => {
    const own = { since: sessions.createdAt, until: sessions.expiresAt };
    return { sessions: await database.db.select(own).from(sessions).where(eq(sessions.uid, uid)) };
  },
  erase: async (tx, uid) => {
    await tx.delete(sessions).where(eq(sessions.uid, uid));
    await tx.delete(firstAnswers).where(eq(firstAnswers.uid, uid));
  },
};
