import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Values that a participant entered for their own figures: one row each. */
export const figures = pgTable('figures', {
  uid: bigint({ mode: 'number' }).primaryKey(),
  /** Encrypted: the values reveal the participant's usage. */
  data: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});
