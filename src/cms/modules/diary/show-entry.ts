import { privateAnswer } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import { sessionOf } from '../accounts/find-user.ts';
import { type EntryRow, findEntry, openEntry, wrapEntry } from './entry-row.ts';

/** Answers with an entry, and with its revision for the next change. */
export function entryAnswer(c: ApiContext, entry: EntryRow, status: 200 | 201): Response {
  c.header('ETag', `"${entry.revision}"`);
  return privateAnswer(c, wrapEntry(openEntry(c.var.system.keys, entry)), status);
}

/** The own entry of this id; null where there is none. */
export async function showOwnEntry(c: ApiContext, nid: number): Promise<Response | null> {
  const entry = await findEntry(c.var.system.database.db, sessionOf(c).uid, nid);
  return entry ? entryAnswer(c, entry, 200) : null;
}
