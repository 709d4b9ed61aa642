import { bigint, index, integer, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * A message to one person. The words about a badge are made when it is read, from its template and what it is about;
 * those of the staff stand sealed.
 */
export const messages = pgTable(
  'messages',
  {
    mid: serial().primaryKey(),
    uid: bigint({ mode: 'number' }).notNull(),
    /** Names the row in the place of its sealed text. */
    uuid: uuid().notNull().defaultRandom(),
    template: text({ enum: ['badge', 'staff'] }).notNull(),
    /** The badge that the message is about. */
    tid: integer(),
    /** Sealed; what the staff wrote. */
    text: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null until the person has opened it. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [index('messages_uid_index').on(table.uid, table.mid)],
);
