import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a deletion or a moderator's erasure replaced, for staff to bring back within 14 days. */
export const removedWords = pgTable(
  'removed_words',
  {
    uuid: uuid().primaryKey(),
    /** One for all that one deletion replaced. */
    removal: uuid().notNull(),
    domain: text().notNull(),
    /** The text itself, or what a reply quoted of it. */
    part: text({ enum: ['text', 'quote'] }).notNull(),
    entityType: text('entity_type', { enum: ['node', 'comment'] }).notNull(),
    entityId: integer('entity_id').notNull(),
    /** Who wrote what was replaced. */
    uid: bigint({ mode: 'number' }),
    /** Whose text was taken away: the quotes in the replies of others are this person's words. */
    leaverUid: bigint('leaver_uid', { mode: 'number' }),
    /** Sealed: the words as they were, and of a reply as it was left. */
    words: text().notNull(),
    /** The moderator who erased it; null where its author took it away. */
    staffUid: bigint('staff_uid', { mode: 'number' }),
    removedAt: timestamp('removed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('removed_words_removal_index').on(table.removal),
    index('removed_words_uid_index').on(table.uid),
    index('removed_words_leaver_index').on(table.leaverUid),
    index('removed_words_time_index').on(table.removedAt),
  ],
);
