import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { nextNodeId } from './node-ids.ts';

/** Private diary entries of a participant. */
export const diaryEntries = pgTable(
  'diary_entries',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    nid: integer().notNull().default(nextNodeId),
    uuid: uuid().notNull(),
    entryDate: date('entry_date', { mode: 'string' }).notNull(),
    /** Encrypted. */
    title: text().notNull(),
    /** Encrypted. */
    body: text().notNull(),
    /** Revision number from 1, for `If-Match`. */
    revision: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.nid] }),
    uniqueIndex('diary_entries_uuid_index').on(table.uid, table.uuid),
    index('diary_entries_date_index').on(table.uid, table.entryDate, table.nid),
  ],
);
