import { asc, eq } from 'drizzle-orm';
import { nurseProfiles, nurseReviews } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import { findNurseProfile } from '../../identity/find-user.ts';

/** Application of a nurse with the data of the practice, and its review. */
export const practiceData: PersonalData = {
  tables: ['nurse_profiles', 'nurse_reviews'],
  collect: async ({ database }, uid) => {
    const practice = await findNurseProfile(database.db, uid);
    if (!practice) return {};
    const { decision, reason, createdAt } = nurseReviews;
    const reviews = await database.db
      .select({ decision, reason, createdAt })
      .from(nurseReviews)
      .where(eq(nurseReviews.uid, uid))
      .orderBy(asc(nurseReviews.id));
    return { practice, reviews };
  },
  erase: async (tx, uid) => {
    await tx.delete(nurseReviews).where(eq(nurseReviews.uid, uid));
    await tx.delete(nurseProfiles).where(eq(nurseProfiles.uid, uid));
  },
};
