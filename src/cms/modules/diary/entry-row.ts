import { and, eq } from 'drizzle-orm';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { type CipherContext, decryptText, encryptText } from '../../db/encryption/seal.ts';
import type { Orm } from '../../db/orm.ts';
import { diaryEntries } from '../../db/schema/index.ts';
import { serializeTime, type WrappedFields, wrapValue } from '../../http/wrap.ts';
import type { Transaction } from '../../jobs/jobs.ts';

export type EntryRow = typeof diaryEntries.$inferSelect;

const getSealContext = ({ uid, uuid }: Pick<EntryRow, 'uid' | 'uuid'>): CipherContext => ({
  table: 'diary_entries',
  row: uuid,
  owner: uid,
});

/** Encrypts the two texts of an entry. */
export function encryptEntryTexts(
  keys: Keyring,
  row: Pick<EntryRow, 'uid' | 'uuid'>,
  texts: { title: string; body: string },
) {
  const sealContext = getSealContext(row);
  return { title: encryptText(keys, sealContext, texts.title), body: encryptText(keys, sealContext, texts.body) };
}

/** Decrypts the texts of an entry. */
export function decryptEntry(keys: Keyring, row: EntryRow): EntryRow {
  const sealContext = getSealContext(row);
  return { ...row, title: decryptText(keys, sealContext, row.title), body: decryptText(keys, sealContext, row.body) };
}

/** Finds a diary entry of the user; another user's is not found. */
export async function findEntry(db: Orm | Transaction, uid: number, nid: number): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(diaryEntries)
    .where(and(eq(diaryEntries.uid, uid), eq(diaryEntries.nid, nid)));
  return row;
}

/** Serializes a decrypted entry as a node. Its text is only for its author: help is shown, no moderator is notified. */
export const serializeEntry = (entry: EntryRow, isHelpShown = false): WrappedFields => ({
  nid: wrapValue(entry.nid),
  uuid: wrapValue(entry.uuid),
  vid: wrapValue(entry.revision),
  type: [{ target_id: 'diary_entry', target_type: 'node_type' }],
  status: wrapValue(true),
  uid: [{ target_id: entry.uid, target_type: 'user' }],
  title: wrapValue(entry.title),
  created: serializeTime(entry.createdAt),
  changed: serializeTime(entry.changedAt),
  field_diary_body: [{ value: entry.body, format: 'poor_text' }],
  field_diary_entry_date: wrapValue(entry.entryDate),
  field_help_shown: wrapValue(isHelpShown),
});
