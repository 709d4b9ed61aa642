import type { EntryDays } from '#src/rules/fields/entry-date.ts';
import { diaryFields } from '../diary-entry.ts';
import { defineForm, toFormReadings } from './form.ts';

/** Fields of an entry in the order of the form: the text first. */
export const diaryForm = (days: EntryDays) => {
  const { body, title, entryDate } = toFormReadings(diaryFields, days);
  return defineForm({ body, title, entryDate });
};
