import { mixed, object } from 'yup';
import { type DiaryEntryValues, readDiaryEntry, wrapDiaryEntry } from './diary-entry.ts';
import { defineOperation } from './operation.ts';

interface Input {
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
  body: ({ body }: Input) => wrapDiaryEntry(body),
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  read: ({ body }) => readDiaryEntry(body),
  errors: {
    403: 'not a participant, or the session token is stale',
    422: 'values refused, one line per field',
    429: 'too many entries in an hour',
  },
});
