import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Values that a participant entered to compute figures: one row per participant. */
export const statistics = pgTable('figures', {
  uid: bigint({ mode: 'number' }).primaryKey(),
  /** Encrypted, as the values reveal the participant's usage. */
  data: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});
