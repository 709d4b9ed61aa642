import { bigint, bigserial, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const FLAGS = ['like', 'like_post', 'inappropriate', 'inappropriate_post'] as const;

/** A person likes or reports a post or a comment: once. */
export const flaggings = pgTable(
  'flaggings',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    flag: text({ enum: FLAGS }).notNull(),
    /** The nid of a post or the cid of a comment, as the flag says. */
    entityId: integer('entity_id').notNull(),
    uid: bigint({ mode: 'number' }).notNull(),
    /** Names the row where its reason is sealed. */
    uuid: uuid().notNull().defaultRandom(),
    /** Why it was reported, sealed. */
    reason: text('sealed_reason'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('flaggings_entity_index').on(table.flag, table.entityId, table.uid),
    index('flaggings_uid_index').on(table.uid),
  ],
);
