import { readDiaryEntry } from '#src/contract/diary.ts';
import { getNode } from '#src/contract/nodes.ts';
import { defineView } from '#src/contract/views.ts';

/** Lists the user's diary entries, latest day first. */
export const readEntries = defineView(readDiaryEntry);

/** Reads an entry of the user. Old entries have their text in another field (docs/specification.md, section 3). */
export const readEntry = { ...getNode, perform: null, read: ({ body }: { body: unknown }) => readDiaryEntry(body) };

/** Returns the input for a page of the list, from 1. */
export const toEntriesInput = (page: number) => ({
  params: { view: 'diary', display: 'entries' },
  query: { page: page - 1 },
});
