import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Moderators' phrases, in addition to the product's rule for texts about suicide. */
export const suicidePhrases = pgTable('suicide_phrases', {
  phrase: text().primaryKey(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  /** uid of the staff member who added the phrase. */
  addedBy: bigint('added_by', { mode: 'number' }).notNull(),
});
