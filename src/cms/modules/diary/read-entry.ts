import { type DiaryEntryValues, diaryEntryValues } from '#src/contract/diary-entry.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import type { ApiContext } from '../../http/request.ts';
import { sentText, type WireBody } from '../../http/sent-values.ts';
import { readTyped } from '../../http/typed-values.ts';

/** Wire names of what a person types. */
export const ENTRY_WIRES = { title: 'title', body: 'field_diary_body', entryDate: 'field_diary_entry_date' } as const;

/** What was sent of an entry, laid over what it was before. */
export function readEntry(
  c: ApiContext,
  body: WireBody,
  before: DiaryEntryValues = { title: '', body: '', entryDate: '' },
): Promise<DiaryEntryValues> {
  const values = {
    title: sentText(body, ENTRY_WIRES.title) ?? before.title,
    body: sentText(body, ENTRY_WIRES.body) ?? before.body,
    entryDate: sentText(body, ENTRY_WIRES.entryDate) ?? before.entryDate,
  };
  const days = { today: amsterdamDate(c.var.system.now()), kept: before.entryDate };
  return readTyped(diaryEntryValues(days), values, ENTRY_WIRES, c.var.language);
}
