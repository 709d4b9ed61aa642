import type { EntryDays } from '#src/rules/fields/entry-date.ts';
import { accept } from '#src/rules/fields/reading.ts';
import { diaryFields } from '../diary-entry.ts';
import { type Beside, defineForm, readingsOf } from './form.ts';

/** An entry in the order in which it is written; a new one may be without a title: it takes its first words. */
export const diaryForm = (days: EntryDays, { isNew = false } = {}) => {
  const { body, title, entryDate } = readingsOf(diaryFields, days);
  const titleOfNew = (typed: string, beside: Beside) => (typed.trim() === '' ? accept('') : title(typed, beside));
  return defineForm({ body, title: isNew ? titleOfNew : title, entryDate });
};
