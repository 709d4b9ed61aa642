import { defineOperation } from '../operation.ts';
import { queryOf, type Rows, readRows } from './rows.ts';
import type { ThingPlace } from './thing.ts';

/** A draft, or something that is to appear or end by itself. */
export interface WaitingRow extends ThingPlace {
  /** What the desk calls it; empty for what its kind and key name. */
  readonly name: string;
  /** Counts the saves of its drafts, of a page its newest revision; null where it has none to publish. */
  readonly edit: number | null;
  /** ISO 8601; null where nothing but an end waits. */
  readonly savedAt: string | null;
  readonly author: string | null;
  /** Who proposed it to whoever may publish; null where nobody did. */
  readonly askedBy: string | null;
  /** ISO 8601: it was planned, and something else was published instead. */
  readonly stoppedAt: string | null;
  readonly publishAt: string | null;
  readonly endAt: string | null;
}

/** Everything that has a draft or a moment set: what comes first, first. */
export const listWaiting = defineOperation({
  name: 'list-waiting',
  method: 'GET',
  route: '/desk/waiting',
  access: 'editor',
  path: (_: { readonly query?: { readonly page?: number } }) => '/desk/waiting',
  query: ({ query }) => queryOf(query),
  read: ({ body }): Rows<WaitingRow> => readRows(body),
  errors: { 403: 'not logged in as an editor' },
});
