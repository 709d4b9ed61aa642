import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What a person typed about what it costs them: one row each. */
export const figures = pgTable('figures', {
  uid: bigint({ mode: 'number' }).primaryKey(),
  /** Price and size, sealed: they tell what somebody uses. */
  data: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});
