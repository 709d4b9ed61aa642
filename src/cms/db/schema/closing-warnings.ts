import { bigint, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';

/** The warnings that an account nobody uses was given before it is erased; a visit makes them void. */
export const closingWarnings = pgTable(
  'closing_warnings',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    /** 1 and 2. */
    step: integer().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.step] })],
);
