import type { EntryDays } from '#src/rules/fields/entry-date.ts';
import { diaryFields } from '../diary-entry.ts';
import { defineForm, readingsOf } from './form.ts';

/** An entry in the order in which it is written: what somebody came for first. */
export const diaryForm = (days: EntryDays) => {
  const { body, title, entryDate } = readingsOf(diaryFields, days);
  return defineForm({ body, title, entryDate });
};
