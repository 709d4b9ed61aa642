import { bigint, index, integer, pgTable, serial, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** The texts of `staff`, `decision` and `report` are stored in the message; all others are composed on reading. */
export const MESSAGE_TEMPLATES = [
  'badge',
  'phase',
  'nurse-read',
  'nurse-ended',
  'nurse-contact',
  'staff',
  'decision',
  'report',
] as const;

/** A message to one user. Text about a badge is composed on reading; a staff text is stored encrypted. */
export const messages = pgTable(
  'messages',
  {
    mid: serial().primaryKey(),
    uid: bigint({ mode: 'number' }).notNull(),
    /** Identifies the row in the location of its encrypted text. */
    uuid: uuid().notNull().defaultRandom(),
    template: text({ enum: MESSAGE_TEMPLATES }).notNull(),
    /** The badge of the message; null for other messages. */
    tid: integer(),
    /** Encrypted text by staff. */
    text: text(),
    /** Identifies the cause, so that a user gets one message about it; null if the cause can occur only once. */
    cause: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null until the user has opened it. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('messages_uid_index').on(table.uid, table.mid),
    uniqueIndex('messages_cause_index').on(table.uid, table.cause),
  ],
);
