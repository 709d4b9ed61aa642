import { mixed, object } from 'yup';
import { type DiaryEntryValues, readDiaryEntry, wrapDiaryEntry } from './diary-entry.ts';
import { defineOperation } from './operation.ts';

interface Input {
  readonly params: {
    readonly id: number;
    /** The revision that the change started from; null overwrites any stored one. */
    readonly revision: number | null;
  };
  readonly body: DiaryEntryValues;
}

/** Changes an own diary entry. A second tab gets a conflict, and the first one's text stays. */
export const updateDiaryEntry = defineOperation({
  name: 'update-diary-entry',
  method: 'PATCH',
  route: '/node/:id',
  access: 'participant',
  request: object({ type: mixed().required() }),
  body: ({ body }: Input) => wrapDiaryEntry(body),
  headers: ({ params }): Readonly<Record<string, string>> =>
    params.revision === null ? {} : { 'If-Match': `"${params.revision}"` },
  read: ({ body }) => readDiaryEntry(body),
  errors: {
    403: 'not a participant',
    404: 'no such entry, or not an own one',
    412: 'it was saved elsewhere meanwhile',
    422: 'values refused, one line per field',
  },
});
