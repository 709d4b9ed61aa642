import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What a person typed or chose for their own figures: one row each. */
export const figures = pgTable('figures', {
  uid: bigint({ mode: 'number' }).primaryKey(),
  /** Sealed: they tell what somebody uses. */
  data: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});
