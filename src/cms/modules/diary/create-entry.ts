import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { createDiaryEntry as operation } from '#src/contract/diary.ts';
import { diaryEntries } from '../../db/schema/index.ts';
import { getRetryUuid } from '../../http/idempotent.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import { readRequest } from '../../http/read-request.ts';
import { API_BASE, type ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';
import { recordEvents } from '../badges/record-event.ts';
import { encryptEntryTexts } from './entry-row.ts';
import { readSentEntry } from './read-entry.ts';
import { createEntryResponse } from './show-entry.ts';

/** Creates a diary entry. A retry of a write with a lost response finds the entry that it created. */
export async function createEntry(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const { uid } = requireSession(c);
  const { title, body, entryDate } = readSentEntry(c, await readRequest(c, operation));
  await recordFailedAttempt(c, 'diary-write', uid);
  const uuid = getRetryUuid(c) ?? randomUUID();
  const now = system.now();
  const row = { uid, uuid, entryDate, ...encryptEntryTexts(system.keys, { uid, uuid }, { title, body }) };
  const entry = await system.jobs.transact(async (tx) => {
    const [result] = await tx
      .insert(diaryEntries)
      .values({ ...row, createdAt: now, changedAt: now })
      .onConflictDoNothing()
      .returning();
    if (result) await recordEvents(tx, system, { uid, events: [{ kind: 'diary-entry-written' }] });
    if (result) return result;
    const isSameEntry = and(eq(diaryEntries.uid, uid), eq(diaryEntries.uuid, uuid));
    const [existingRow] = await tx.select().from(diaryEntries).where(isSameEntry);
    if (!existingRow) throw new Error('The entry was not stored.');
    return existingRow;
  });
  c.header('Location', `${API_BASE}/${language}/node/${entry.nid}`);
  return createEntryResponse(c, entry, 201);
}
