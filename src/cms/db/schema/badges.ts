import { bigint, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';

/** A badge of a participant; never revoked. */
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
