import { type DiaryEntryValues, diaryFields } from '#src/contract/diary.ts';
import { createEmptyTexts } from '#src/contract/fields/fields.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { readFormValues, toForm } from '../../http/form-values.ts';
import type { WireBody } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readSentTexts } from '../../http/request-values.ts';

/** Reads the submitted fields of an entry, merged over its previous ones. */
export function readSentEntry(
  c: ApiContext,
  body: WireBody,
  previousInferTexts: DiaryEntryValues = createEmptyTexts(diaryFields),
): DiaryEntryValues {
  const form = toForm(diaryFields, { today: getAmsterdamDate(c.var.system.now()), kept: previousInferTexts.entryDate });
  const texts = readSentTexts(body, diaryFields, previousInferTexts);
  return readFormValues(form, texts, { language: c.var.language, textKey: 'diary.errors' });
}
