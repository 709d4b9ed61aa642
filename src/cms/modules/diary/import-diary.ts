import { diaryFields } from '#src/contract/diary.ts';
import { readSent } from '#src/contract/fields/fields.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { diaryEntries } from '../../db/schema/index.ts';
import {
  type ImportPart,
  type ImportRequest,
  readRowTime,
  refuseImportFields,
  type SentRow,
  toRowUuid,
} from '../../http/import-part.ts';
import { awardQuietly } from '../badges/record-event.ts';
import { encryptEntryTexts } from './entry-row.ts';

const NAME = 'diary';

function read({ c, uid }: ImportRequest, row: SentRow, index: number) {
  const { system } = c.var;
  const { entryDate: day, title, body } = diaryFields;
  const sentBody = { [day.wire]: row.entryDate, [title.wire]: row.title, [body.wire]: row.body };
  const reading = readSent(diaryFields, sentBody, { today: getAmsterdamDate(system.now()), kept: '' });
  if (!reading.ok) return refuseImportFields(c, NAME, index, 'diary.errors', reading.refused);
  const { entryDate, ...texts } = reading.value;
  const ownRow = { uid, uuid: toRowUuid(c, NAME, index, row) };
  const [createdAt, changedAt] = [readRowTime(c, row.createdAt), readRowTime(c, row.changedAt)];
  return { ...ownRow, entryDate, ...encryptEntryTexts(system.keys, ownRow, texts), createdAt, changedAt };
}

/** Imports the diary. Entries get new numbers, which are unique on the site, but the same uuids. */
export const importDiary: ImportPart = {
  name: NAME,
  read: async (arrival, rows) => {
    const { c, uid } = arrival;
    const entries = rows.map((row, index) => read(arrival, row, index));
    return {
      found: entries.length,
      keep: async (tx) => (await insertRows(tx, diaryEntries, entries, 'uuid')).size,
      award: (tx) => awardQuietly(tx, c.var.system, { uid, events: [{ kind: 'diary-entry-written' }] }),
    };
  },
};
