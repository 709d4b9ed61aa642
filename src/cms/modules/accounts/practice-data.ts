import { eq } from 'drizzle-orm';
import { nurseProfiles } from '../../db/schema/index.ts';
import { nurseProfile } from './find-user.ts';
import type { PersonalData } from './personal-data.ts';

/** What a nurse told about the practice. */
export const practiceData: PersonalData = {
  tables: ['nurse_profiles'],
  collect: async ({ database }, uid) => {
    const practice = await nurseProfile(database.db, uid);
    return practice ? { practice } : {};
  },
  erase: async (tx, uid) => {
    await tx.delete(nurseProfiles).where(eq(nurseProfiles.uid, uid));
  },
};
