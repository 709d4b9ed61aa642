import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Phrases that moderators added to those by which the product finds words about suicide. */
export const suicidePhrases = pgTable('suicide_phrases', {
  phrase: text().primaryKey(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  /** The member of staff who did. */
  addedBy: bigint('added_by', { mode: 'number' }).notNull(),
});
