import { desc, eq, sql } from 'drizzle-orm';
import { DIARY_ENTRIES_ON_PAGE } from '#src/rules/limits.ts';
import { diaryEntries } from '../../db/schema/index.ts';
import type { CallerView } from '../../http/caller-view.ts';
import { clampPage } from '../../http/pager.ts';
import { requireSession } from '../../identity/find-user.ts';
import { decryptEntry, serializeEntry } from './entry-row.ts';

/** Lists the user's diary, latest day first. */
export const entriesView: CallerView = {
  access: 'participant',
  show: async (c, { page }) => {
    const { database, keys } = c.var.system;
    const isOwnEntry = eq(diaryEntries.uid, requireSession(c).uid);
    const [countRow] = await database.db
      .select({ total: sql<number>`count(*)::int` })
      .from(diaryEntries)
      .where(isOwnEntry);
    const pager = clampPage(countRow?.total ?? 0, DIARY_ENTRIES_ON_PAGE, page);
    const rows = await database.db
      .select()
      .from(diaryEntries)
      .where(isOwnEntry)
      .orderBy(desc(diaryEntries.entryDate), desc(diaryEntries.nid))
      .limit(DIARY_ENTRIES_ON_PAGE)
      .offset(pager.currentPage * DIARY_ENTRIES_ON_PAGE);
    return { entities: rows.map((row) => serializeEntry(decryptEntry(keys, row))), pager };
  },
};
