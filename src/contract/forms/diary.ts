import type { EntryDays } from '#src/rules/fields/entry-date.ts';
import { diaryFields } from '../diary-entry.ts';
import { defineForm, readingsOf } from './form.ts';

export const diaryForm = (days: EntryDays) => defineForm(readingsOf(diaryFields, days));
