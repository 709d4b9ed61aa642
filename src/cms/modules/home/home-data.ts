import { eq } from 'drizzle-orm';
import { dismissedCards, personalDates, sixWeekRuns, supportWeeks } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { readDismissedCards } from './home.ts';
import { readPaths } from './paths.ts';
import { readOwnDates } from './personal-dates.ts';
import { exportSupportWeek, readSupportWeeks } from './supports.ts';

async function eraseHome(tx: Transaction, uid: number): Promise<void> {
  for (const table of [dismissedCards, sixWeekRuns, supportWeeks]) await tx.delete(table).where(eq(table.uid, uid));
}

/** Six-week runs, support weeks and dismissed cards, which a restart deletes; the user's own dates remain. */
export const homeData: PersonalData = {
  tables: ['put_aside', 'paths', 'supports', 'own_dates'],
  collect: async ({ database: { db }, keys }, uid) => ({
    paths: await readPaths(db, uid),
    putAside: await readDismissedCards(db, uid),
    ownDates: await readOwnDates(db, keys, uid),
    supports: (await readSupportWeeks(db, uid)).map((row) => exportSupportWeek(keys, row)),
  }),
  restart: eraseHome,
  erase: async (tx, uid) => {
    await eraseHome(tx, uid);
    await tx.delete(personalDates).where(eq(personalDates.uid, uid));
  },
};
