import { object } from 'yup';
import { readBodyText } from '#src/rules/fields/body-text.ts';
import { readWireDate } from '#src/rules/fields/date.ts';
import { type EntryDays, readEntryDate } from '#src/rules/fields/entry-date.ts';
import { readText } from '#src/rules/fields/text.ts';
import { DIARY_BODY_LENGTH, DIARY_TITLE_LENGTH } from '#src/rules/limits.ts';
import { readEntity } from './entity.ts';
import { isHelpShown } from './help-shown.ts';
import { wrapped } from './own-user.ts';
import { typedText } from './typed-text.ts';
import { firstText } from './wire.ts';

/** What a person types into a diary entry. */
export interface DiaryEntryValues {
  readonly title: string;
  readonly body: string;
  /** YYYY-MM-DD. */
  readonly entryDate: string;
}

/** The form of a diary entry (section 5, "Diary"). */
export const diaryEntryValues = (days: EntryDays) =>
  object({
    title: typedText((typed) => readText(typed, DIARY_TITLE_LENGTH)).trim(),
    body: typedText((typed) => readBodyText(typed, DIARY_BODY_LENGTH)),
    entryDate: typedText((typed) => {
      const reading = readWireDate(typed);
      return reading.ok ? readEntryDate(reading.value, days) : reading;
    }),
  });

export interface DiaryEntry extends DiaryEntryValues {
  readonly id: number;
  /** Where the next change starts from; null where the content system does not tell. */
  readonly revision: number | null;
  /** ISO 8601, UTC. */
  readonly changed: string | null;
  /** The text speaks of not wanting to live: show the help lines. */
  readonly isHelpShown: boolean;
}

/** Where the text stands: its own field, else the encrypted one or the body of older entries (section 3). */
const BODY_FIELDS = ['field_diary_body', 'field_diary_body_encrypted', 'body'];

/** Reads a wrapped diary entry, from an answer or from the view `diary/entries`. */
export function readDiaryEntry(raw: unknown): DiaryEntry {
  const { id, revision, title, changed, fields } = readEntity(raw);
  const texts = BODY_FIELDS.map((name) => firstText(fields, name));
  return {
    id,
    revision,
    title,
    changed,
    body: texts.find((text) => text !== null && text !== '') ?? '',
    entryDate: firstText(fields, 'field_diary_entry_date') ?? '',
    isHelpShown: isHelpShown(fields),
  };
}

/** The entry on its way in; the format is the one the specification names. */
export function wrapDiaryEntry({ title, body, entryDate }: DiaryEntryValues) {
  return {
    type: 'diary_entry',
    title: wrapped(title),
    field_diary_body: [{ value: body, format: 'poor_text' }],
    field_diary_entry_date: wrapped(entryDate),
  };
}
