import { bigint, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';

/** A badge that somebody has; it is never taken away. */
export const badgeAwards = pgTable(
  'badge_awards',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    /** Term of the vocabulary "badges". */
    tid: integer().notNull(),
    awardedAt: timestamp('awarded_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.tid] })],
);
