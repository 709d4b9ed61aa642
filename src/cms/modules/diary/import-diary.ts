import { diaryFields } from '#src/contract/diary.ts';
import { readSent } from '#src/contract/fields/fields.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { diaryEntries } from '../../db/schema/index.ts';
import {
  type ImportedRow,
  type ImportPart,
  type ImportRequest,
  readRowTime,
  refuseImportFields,
  toRowUuid,
} from '../../http/import-part.ts';
import { awardImportedBadges } from '../badges/record-event.ts';
import { encryptEntryTexts } from './entry-row.ts';

const NAME = 'diary';

function read({ c, uid }: ImportRequest, row: ImportedRow, index: number) {
  const { system } = c.var;
  const { entryDate: day, title, body } = diaryFields;
  const fields = { [day.wireName]: row.entryDate, [title.wireName]: row.title, [body.wireName]: row.body };
  const result = readSent(diaryFields, fields, { today: getAmsterdamDate(system.now()), kept: '' });
  if (!result.ok) return refuseImportFields(c, NAME, index, 'diary.errors', result.refused);
  const { entryDate, ...texts } = result.value;
  const rowKey = { uid, uuid: toRowUuid(c, NAME, index, row) };
  const [createdAt, changedAt] = [readRowTime(c, row.createdAt), readRowTime(c, row.changedAt)];
  return { ...rowKey, entryDate, ...encryptEntryTexts(system.keys, rowKey, texts), createdAt, changedAt };
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
      award: (tx) => awardImportedBadges(tx, c.var.system, { uid, events: [{ kind: 'diary-entry-written' }] }),
    };
  },
};
