import { boolean, type InferType, object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { castRow, type Paged, readPaged } from '../paged.ts';
import { toQueryEntries } from './rows.ts';

export const NOTE_LENGTH = 1_000;

/** A note for colleagues about a page, or about one of its blocks. */
export interface PageNote {
  readonly id: number;
  /** The uuid of the block; null for the page as a whole. */
  readonly block: string | null;
  readonly words: string;
  /** Empty for a deleted account. */
  readonly author: string;
  /** ISO 8601. */
  readonly writtenAt: string;
  readonly isDone: boolean;
}

/** Lists the notes on a page in a language: open ones first, newest first. */
export const listPageNotes = defineOperation({
  name: 'list-page-notes',
  method: 'GET',
  route: '/desk/together/:nid/:language/notes',
  access: 'editor',
  query: ({ query }: { readonly query?: { readonly page?: number } }) => toQueryEntries(query),
  read: ({ body }): Paged<PageNote> => readPaged(body, castRow<PageNote>),
  errors: { 403: 'not logged in as an editor', 404: 'no such page' },
});

const content = object({
  block: string().max(64).nullable().defined(),
  words: string().trim().required('required').max(NOTE_LENGTH, 'too-long'),
});

/** Adds a note, visible only at the desk. */
export const writePageNote = defineOperation({
  name: 'write-page-note',
  method: 'POST',
  route: '/desk/together/:nid/:language/notes',
  access: 'editor',
  touches: 'nothing',
  activity: 'page',
  answer: 'empty',
  request: content,
  body: ({ body }: { readonly body: InferType<typeof content> }) => body,
  read: (): null => null,
  errors: { 403: 'not logged in as an editor', 404: 'no such page', 422: 'the note is empty or too long' },
});

interface NoteStateInput {
  readonly body: { readonly isDone: boolean };
}

/** Closes or reopens a note. */
export const setPageNoteState = defineOperation({
  name: 'settle-page-note',
  method: 'POST',
  route: '/desk/together/:nid/:language/notes/:id',
  access: 'editor',
  touches: 'nothing',
  activity: 'page',
  answer: 'empty',
  request: object({ isDone: boolean().required() }),
  body: ({ body }: NoteStateInput) => body,
  read: (): null => null,
  errors: { 403: 'not logged in as an editor', 404: 'the page has no such note' },
});

/** Request schemas, for the content system. */
export const noteBody = content;
export const noteStateBody = object({ isDone: boolean().required() });
