import { asc, eq } from 'drizzle-orm';
import { testResults } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import { openTest } from './own-tests.ts';

/** What a person answered to self-tests. It stays at a restart, as the diary does. */
export const selfTestsData: PersonalData = {
  tables: ['test_results'],
  collect: async ({ database: { db }, keys }, uid) => {
    const rows = await db.select().from(testResults).where(eq(testResults.uid, uid)).orderBy(asc(testResults.day));
    return { selfTests: rows.map((row) => openTest(keys, row)) };
  },
  erase: async (tx, uid) => {
    await tx.delete(testResults).where(eq(testResults.uid, uid));
  },
};
