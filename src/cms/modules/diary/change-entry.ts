import { and, eq } from 'drizzle-orm';
import { updateDiaryEntry as operation } from '#src/contract/update-diary-entry.ts';
import { diaryEntries } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import { checkStart } from '../../http/if-match.ts';
import type { ApiContext } from '../../http/request.ts';
import { idParam } from '../../http/route.ts';
import { readWrite } from '../../http/sent-values.ts';
import { sessionOf } from '../accounts/find-user.ts';
import { openEntry, sealTexts } from './entry-row.ts';
import { readEntry } from './read-entry.ts';
import { entryAnswer } from './show-entry.ts';

/** The own entry that the path names. */
function ownEntry(c: ApiContext) {
  return and(eq(diaryEntries.uid, sessionOf(c).uid), eq(diaryEntries.nid, idParam(c, 'id')));
}

/** Changes an own entry. Of two tabs the second is told that the first has saved, and changes nothing. */
export async function updateEntry(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const isOwn = ownEntry(c);
  const body = await readWrite(c, operation);
  const entry = await system.database.db.transaction(async (tx) => {
    const [before] = await tx.select().from(diaryEntries).where(isOwn).for('update');
    if (!before) throw new ApiError(404, 'not-found');
    checkStart(c, before.revision);
    const { title, body: text, entryDate } = await readEntry(c, body, openEntry(system.keys, before));
    const texts = sealTexts(system.keys, before, { title, body: text });
    const after = { ...texts, entryDate, revision: before.revision + 1, changedAt: system.now() };
    const [changed] = await tx.update(diaryEntries).set(after).where(isOwn).returning();
    return changed ?? before;
  });
  return entryAnswer(c, entry, 200);
}

/** Deletes an own entry. */
export async function deleteEntry(c: ApiContext): Promise<Response> {
  const { db } = c.var.system.database;
  const deleted = await db.delete(diaryEntries).where(ownEntry(c)).returning({ nid: diaryEntries.nid });
  if (deleted.length === 0) throw new ApiError(404, 'not-found');
  return c.body(null, 204, { 'Cache-Control': 'no-store' });
}
