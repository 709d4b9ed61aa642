import { mixed, object } from 'yup';
import { type EntryDays, readEntryDate, readFieldDate } from '#src/rules/fields/dates.ts';
import { readBodyText, readText } from '#src/rules/fields/text.ts';
import { DIARY_BODY_LENGTH, DIARY_TITLE_LENGTH } from '#src/rules/limits.ts';
import { readEntity } from './entity.ts';
import { defineField, type InferTexts } from './fields/fields.ts';
import { dayFormat, requiredTextFormat } from './fields/text-formats.ts';
import { isHelpShown } from './help-shown.ts';
import { defineOperation, toIfMatch } from './operation.ts';
import { wrapField } from './own-user.ts';
import { getFirstText } from './wire.ts';

/**
 * A diary entry (docs/specification.md, section 5, "Diary"). The date is typed as dd/MM/yyyy and sent as YYYY-MM-DD;
 * both are accepted.
 */
export const diaryFields = {
  entryDate: defineField('field_diary_entry_date', dayFormat, (text, days: EntryDays) => {
    const result = readFieldDate(text);
    return result.ok ? readEntryDate(result.value, days) : result;
  }),
  title: defineField('title', requiredTextFormat, (text, _: object) => readText(text, DIARY_TITLE_LENGTH)),
  body: defineField('field_diary_body', requiredTextFormat, (text, _: object) => readBodyText(text, DIARY_BODY_LENGTH)),
};

/** Form values of a diary entry. */
export type DiaryEntryValues = InferTexts<typeof diaryFields>;

export interface DiaryEntry extends DiaryEntryValues {
  readonly id: number;
  /** Revision that the next change starts from; null if the content system sends none. */
  readonly revision: number | null;
  /** ISO 8601, UTC. */
  readonly changed: string | null;
  /** True if the text mentions not wanting to live: the help lines are then shown. */
  readonly isHelpShown: boolean;
}

/**
 * Field of the text: the current one, else the encrypted field or the body of older entries (docs/specification.md,
 * section 3).
 */
const BODY_FIELDS = ['field_diary_body', 'field_diary_body_encrypted', 'body'];

/** Reads a wrapped diary entry, from a response or from the view `diary/entries`. */
export function readDiaryEntry(raw: unknown): DiaryEntry {
  const { id, revision, title, changed, fields } = readEntity(raw);
  const texts = BODY_FIELDS.map((name) => getFirstText(fields, name));
  return {
    id,
    revision,
    title,
    changed,
    body: texts.find((text) => text !== null && text !== '') ?? '',
    entryDate: getFirstText(fields, 'field_diary_entry_date') ?? '',
    isHelpShown: isHelpShown(fields),
  };
}

/** Serializes the entry of a request in the format of the specification. */
export function serializeDiaryEntry({ title, body, entryDate }: DiaryEntryValues) {
  return {
    type: 'diary_entry',
    title: wrapField(title),
    field_diary_body: [{ value: body, format: 'poor_text' }],
    field_diary_entry_date: wrapField(entryDate),
  };
}

interface CreateDiaryEntryInput {
  readonly body: DiaryEntryValues;
  /** Idempotency key: a retry finds the same entry. */
  readonly key: string;
}

/** Creates a diary entry, which only its author can read. */
export const createDiaryEntry = defineOperation({
  name: 'create-diary-entry',
  method: 'POST',
  route: '/node',
  access: 'participant',
  request: object({ type: mixed().required() }),
  body: ({ body }: CreateDiaryEntryInput) => serializeDiaryEntry(body),
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  read: ({ body }) => readDiaryEntry(body),
  errors: {
    403: 'not a participant, or the session token is stale',
    422: 'invalid values, one line per field',
    429: 'too many entries in an hour',
  },
});

interface UpdateDiaryEntryInput {
  readonly params: {
    readonly id: number;
    /** The revision that the change started from; null overwrites any stored one. */
    readonly revision: number | null;
  };
  readonly body: DiaryEntryValues;
}

/** Changes a diary entry of the user. A second tab gets a conflict, and the text of the first remains. */
export const updateDiaryEntry = defineOperation({
  name: 'update-diary-entry',
  method: 'PATCH',
  route: '/node/:id',
  access: 'participant',
  request: object({ type: mixed().required() }),
  body: ({ body }: UpdateDiaryEntryInput) => serializeDiaryEntry(body),
  headers: ({ params }) => toIfMatch(params.revision),
  read: ({ body }) => readDiaryEntry(body),
  errors: {
    403: 'not a participant',
    404: 'no such entry, or not the caller’s own',
    412: 'changed since it was read',
    422: 'invalid values, one line per field',
  },
});

/** Deletes a diary entry of the user. */
export const deleteDiaryEntry = defineOperation({
  name: 'delete-diary-entry',
  method: 'DELETE',
  route: '/node/:id',
  access: 'participant',
  answer: 'empty',
  read: (): null => null,
  errors: { 403: 'not a participant', 404: 'no such entry, or not the caller’s own' },
});
