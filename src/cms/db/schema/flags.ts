import { bigint, bigserial, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const FLAGS = ['like', 'like_post', 'inappropriate', 'inappropriate_post'] as const;

/** Likes and reports of posts and comments: one of each per user. */
export const flaggings = pgTable(
  'flaggings',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    flag: text({ enum: FLAGS }).notNull(),
    /** The nid of a post or the cid of a comment, depending on the flag. */
    entityId: integer('entity_id').notNull(),
    uid: bigint({ mode: 'number' }).notNull(),
    /** Identifies the row in the location of its encrypted reason. */
    uuid: uuid().notNull().defaultRandom(),
    /** Reason of a report, encrypted. */
    reason: text('sealed_reason'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('flaggings_entity_index').on(table.flag, table.entityId, table.uid),
    index('flaggings_uid_index').on(table.uid),
  ],
);
