import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** First response to a write with an idempotency key. */
export const storedResponses = pgTable(
  'first_answers',
  {
    /** Digest of session, operation and key. */
    id: text().primaryKey(),
    /** 0 for a visitor. */
    uid: bigint({ mode: 'number' }).notNull(),
    /** Null while the first request is in progress. */
    status: integer(),
    /** Body and headers, encrypted. */
    answer: text(),
    /** Number of the process that handles it, under which it is registered as live; null if there is none. */
    holder: integer(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('first_answers_created_index').on(table.createdAt), index('first_answers_uid_index').on(table.uid)],
);
