import { type DiaryEntryValues, diaryFields } from '#src/contract/diary.ts';
import { createEmptyTexts } from '#src/contract/fields/fields.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import type { ApiContext } from '../../http/request.ts';
import { sentTexts, type WireBody } from '../../http/sent-values.ts';
import { readTyped } from '../../http/typed-values.ts';

/** The submitted fields of an entry, merged over its previous ones. */
export function readSentEntry(
  c: ApiContext,
  body: WireBody,
  before: DiaryEntryValues = createEmptyTexts(diaryFields),
): DiaryEntryValues {
  return readTyped({
    fields: diaryFields,
    words: 'diary.errors',
    texts: sentTexts(body, diaryFields, before),
    context: { today: amsterdamDate(c.var.system.now()), kept: before.entryDate },
    language: c.var.language,
  });
}
