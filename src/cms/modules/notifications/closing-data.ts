import { eq } from 'drizzle-orm';
import { closingWarnings } from '../../db/schema/index.ts';
import type { PersonalData } from '../accounts/personal-data.ts';

/** That an account was about to be closed. */
export const closingData: PersonalData = {
  tables: ['closing_warnings'],
  erase: async (tx, uid) => {
    await tx.delete(closingWarnings).where(eq(closingWarnings.uid, uid));
  },
};
