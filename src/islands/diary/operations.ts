import { readDiaryEntry } from '#src/contract/diary.ts';
import { getNode } from '#src/contract/nodes.ts';
import { defineView } from '#src/contract/views.ts';

/** The user's diary, latest day first. */
export const readEntries = defineView(readDiaryEntry);

/** One own entry; its text is in its own field or in that of older entries (docs/specification.md, section 3). */
export const readEntry = { ...getNode, perform: null, read: ({ body }: { body: unknown }) => readDiaryEntry(body) };

/** The input of the list, by its page, which counts from 1. */
export const entriesPage = (page: number) => ({
  params: { view: 'diary', display: 'entries' },
  query: { page: page - 1 },
});
