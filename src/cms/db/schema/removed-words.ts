import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Texts replaced by a deletion or a moderator's erasure; staff can restore them within 14 days. */
export const removedWordsTable = pgTable(
  'removed_words',
  {
    uuid: uuid().primaryKey(),
    /** Id of the deletion, shared by all texts that it replaced. */
    removal: uuid().notNull(),
    domain: text().notNull(),
    /** A text, or its quote in a reply. */
    part: text({ enum: ['text', 'quote'] }).notNull(),
    entityType: text('entity_type', { enum: ['node', 'comment'] }).notNull(),
    entityId: integer('entity_id').notNull(),
    /** Author of the replaced text. */
    uid: bigint({ mode: 'number' }),
    /** Author of the deleted text; quotes in the replies of others are text of this user. */
    leaverUid: bigint('leaver_uid', { mode: 'number' }),
    /** Encrypted: the original text, and for a reply also the replacement. */
    words: text().notNull(),
    /** uid of the moderator who erased the text; null if its author deleted it. */
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
