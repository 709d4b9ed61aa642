import { bigint, index, integer, pgTable, serial, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** The words of `staff` stand in the message; all others are made when it is read. */
export const MESSAGE_TEMPLATES = ['badge', 'phase', 'nurse-read', 'nurse-ended', 'nurse-contact', 'staff'] as const;

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
    template: text({ enum: MESSAGE_TEMPLATES }).notNull(),
    /** The badge that the message is about; null where it is about none. */
    tid: integer(),
    /** Sealed; what the staff wrote. */
    text: text(),
    /** A person is told of the same cause once; null where the cause comes once by itself. */
    cause: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null until the person has opened it. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('messages_uid_index').on(table.uid, table.mid),
    uniqueIndex('messages_cause_index').on(table.uid, table.cause),
  ],
);
