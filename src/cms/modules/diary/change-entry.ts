import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { diaryFields, updateDiaryEntry as operation } from '#src/contract/diary.ts';
import { getNamesByWireName } from '#src/contract/fields/fields.ts';
import { diaryEntries } from '../../db/schema/index.ts';
import { respondEmpty } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { assertRevision } from '../../http/if-match.ts';
import { readRequest, type WireBody } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readIdParam } from '../../http/route.ts';
import { toWireItems } from '../../http/unwrap.ts';
import { requireSession } from '../../identity/find-user.ts';
import { decryptEntry, type EntryRow, encryptEntryTexts, serializeEntry } from './entry-row.ts';
import { readSentEntry } from './read-entry.ts';
import { createEntryResponse } from './show-entry.ts';

/** Returns the condition for the caller's diary entry with the id in the path. */
function matchesEntryOfPath(c: ApiContext) {
  return and(eq(diaryEntries.uid, requireSession(c).uid), eq(diaryEntries.nid, readIdParam(c, 'id')));
}

/** Refuses changes of other fields; unchanged members of a response are accepted. */
function checkFields(body: WireBody, row: EntryRow): void {
  const storedEntry = serializeEntry(row);
  const changeable = ['type', 'field_help_shown', ...Object.keys(getNamesByWireName(diaryFields))];
  for (const [field, raw] of Object.entries(body)) {
    const isKept = changeable.includes(field) || isDeepStrictEqual(toWireItems(raw), storedEntry[field]);
    if (!isKept) throw new ApiError(403, 'forbidden');
  }
}

/** Changes a diary entry of the user. After a save in another tab it responds with a conflict and changes nothing. */
export async function updateEntry(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const isOwnEntry = matchesEntryOfPath(c);
  const body = await readRequest(c, operation);
  const entry = await system.database.db.transaction(async (tx) => {
    const [row] = await tx.select().from(diaryEntries).where(isOwnEntry).for('update');
    if (!row) throw new ApiError(404, 'not-found');
    assertRevision(c, row.revision);
    const previousEntry = decryptEntry(system.keys, row);
    checkFields(body, previousEntry);
    const { title, body: text, entryDate } = readSentEntry(c, body, previousEntry);
    const texts = encryptEntryTexts(system.keys, previousEntry, { title, body: text });
    const changes = { ...texts, entryDate, revision: previousEntry.revision + 1, changedAt: system.now() };
    const [changedRow] = await tx.update(diaryEntries).set(changes).where(isOwnEntry).returning();
    return changedRow ?? row;
  });
  return createEntryResponse(c, entry, 200);
}

/** Deletes a diary entry of the user. */
export async function deleteEntry(c: ApiContext): Promise<Response> {
  const { db } = c.var.system.database;
  const deletedRows = await db.delete(diaryEntries).where(matchesEntryOfPath(c)).returning({ nid: diaryEntries.nid });
  if (deletedRows.length === 0) throw new ApiError(404, 'not-found');
  return respondEmpty(c);
}
