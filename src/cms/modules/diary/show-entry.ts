import { respondPrivately } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';
import { mentionsSuicide } from '../suicide-words/suicide-words.ts';
import { decryptEntry, type EntryRow, findEntry, serializeEntry } from './entry-row.ts';

/** Responds with an entry, and with its revision for the next change. */
export async function createEntryResponse(c: ApiContext, entry: EntryRow, status: 200 | 201): Promise<Response> {
  c.header('ETag', `"${entry.revision}"`);
  const { keys, database } = c.var.system;
  const decrypted = decryptEntry(keys, entry);
  const { title, body } = decrypted;
  return respondPrivately(c, serializeEntry(decrypted, await mentionsSuicide(database.db, [title, body])), status);
}

/** Finds the user's diary entry with this id; null if there is none. */
export async function showOwnEntry(c: ApiContext, nid: number): Promise<Response | null> {
  const entry = await findEntry(c.var.system.database.db, requireSession(c).uid, nid);
  return entry ? createEntryResponse(c, entry, 200) : null;
}
