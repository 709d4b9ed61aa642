import { bigint, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** A message to one person. Its words are made when it is read, from its template and what it is about. */
export const messages = pgTable(
  'messages',
  {
    mid: serial().primaryKey(),
    uid: bigint({ mode: 'number' }).notNull(),
    template: text({ enum: ['badge'] }).notNull(),
    /** The badge that the message is about. */
    tid: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null until the person has opened it. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [index('messages_uid_index').on(table.uid, table.mid)],
);
