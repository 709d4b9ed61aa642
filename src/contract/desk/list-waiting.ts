import { defineOperation } from '../operation.ts';
import { type Rows, readRows, toQueryEntries } from './rows.ts';
import type { ThingPlace } from './thing.ts';

/** A draft, or an entry with a planned start or end. */
export interface WaitingRow extends ThingPlace {
  /** Its name at the desk; empty where kind and key are name enough. */
  readonly name: string;
  /** Number of draft saves, for a page its newest revision; null without a draft to publish. */
  readonly edit: number | null;
  /** ISO 8601; null where only an end is planned. */
  readonly savedAt: string | null;
  readonly author: string | null;
  /** Author of the proposal to publish it; null without one. */
  readonly askedBy: string | null;
  /** ISO 8601: time at which other content was published instead of the planned draft. */
  readonly stoppedAt: string | null;
  readonly publishAt: string | null;
  readonly endAt: string | null;
}

/** Lists every entry with a draft or a planned moment, next first. */
export const listWaiting = defineOperation({
  name: 'list-waiting',
  method: 'GET',
  route: '/desk/waiting',
  access: 'editor',
  query: ({ query }: { readonly query?: { readonly page?: number } }) => toQueryEntries(query),
  read: ({ body }): Rows<WaitingRow> => readRows(body),
  errors: { 403: 'not logged in as an editor' },
});
