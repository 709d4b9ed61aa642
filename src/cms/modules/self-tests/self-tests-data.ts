import { asc, eq } from 'drizzle-orm';
import { BUILT_IN_CHECK } from '#src/contract/self-tests/own-checks.ts';
import { testResults } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import type { StoredResult } from './results.ts';
import { decryptTestAnswers } from './stored-tests.ts';
import { toWireTest } from './user-tests.ts';

/** Self-test results of a user. They remain after a restart, like the diary. */
export const selfTestsData: PersonalData = {
  tables: ['test_results'],
  collect: async ({ database: { db }, keys }, uid) => {
    const rows = await db.select().from(testResults).where(eq(testResults.uid, uid)).orderBy(asc(testResults.day));
    const selfTests = rows.map((row) => {
      if (row.instrument === BUILT_IN_CHECK.instrument) return toWireTest(keys, row);
      const { uuid, instrument, version, day } = row;
      return { uuid, instrument, version, day, ...decryptTestAnswers<StoredResult>(keys, row) };
    });
    return { selfTests };
  },
  erase: async (tx, uid) => {
    await tx.delete(testResults).where(eq(testResults.uid, uid));
  },
};
