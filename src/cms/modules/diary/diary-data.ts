import { asc, eq } from 'drizzle-orm';
import { diaryEntries } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import { decryptEntry } from './entry-row.ts';

/** Diary of a user; it remains when the programme is restarted. */
export const diaryData: PersonalData = {
  tables: ['diary_entries'],
  collect: async ({ database, keys }, uid) => {
    const rows = await database.db
      .select()
      .from(diaryEntries)
      .where(eq(diaryEntries.uid, uid))
      .orderBy(asc(diaryEntries.entryDate), asc(diaryEntries.nid));
    const diary = rows.map((row) => {
      const { uuid, title, body, entryDate, createdAt, changedAt } = decryptEntry(keys, row);
      return { uuid, title, body, entryDate, createdAt, changedAt };
    });
    return { diary };
  },
  erase: async (tx, uid) => {
    await tx.delete(diaryEntries).where(eq(diaryEntries.uid, uid));
  },
};
