import { readBodyText } from '#src/rules/fields/body-text.ts';
import { readFieldDate } from '#src/rules/fields/date.ts';
import { type EntryDays, readEntryDate } from '#src/rules/fields/entry-date.ts';
import { readText } from '#src/rules/fields/text.ts';
import { DIARY_BODY_LENGTH, DIARY_TITLE_LENGTH } from '#src/rules/limits.ts';
import { defineForm } from './form.ts';

/** Section 5, "Diary". The date is typed as dd/MM/yyyy and read as YYYY-MM-DD. */
export const diaryForm = (days: EntryDays) =>
  defineForm({
    entryDate: (typed: string) => {
      const reading = readFieldDate(typed);
      return reading.ok ? readEntryDate(reading.value, days) : reading;
    },
    title: (typed: string) => readText(typed, DIARY_TITLE_LENGTH),
    body: (typed: string) => readBodyText(typed, DIARY_BODY_LENGTH),
  });
