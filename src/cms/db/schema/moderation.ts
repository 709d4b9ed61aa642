import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, serial, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** A post or a comment that a moderator has yet to look at, or has looked at. */
export const moderationItems = pgTable(
  'moderation_items',
  {
    id: serial().primaryKey(),
    domain: text().notNull(),
    /** Somebody reported it, or its words speak of suicide. */
    cause: text({ enum: ['report', 'suicide-words'] }).notNull(),
    entityType: text('entity_type', { enum: ['node', 'comment'] }).notNull(),
    entityId: integer('entity_id').notNull(),
    /** Who reported it; null where the words themselves are the cause, and once that person has gone. */
    uid: bigint({ mode: 'number' }),
    /** Names the row where its reason is sealed. */
    uuid: uuid().notNull().defaultRandom(),
    /** Sealed. */
    reason: text('sealed_reason'),
    /** Whether the reason given speaks of suicide. */
    urgency: text({ enum: ['normal', 'urgent'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    handledAt: timestamp('handled_at', { withTimezone: true }),
    /** The member of staff who did. */
    handledBy: bigint('handled_by', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('moderation_items_words_index')
      .on(table.entityType, table.entityId)
      .where(sql`cause = 'suicide-words' and handled_at is null`),
    index('moderation_items_entity_index').on(table.entityType, table.entityId),
    index('moderation_items_uid_index').on(table.uid),
    index('moderation_items_waiting_index')
      .on(table.domain, table.entityType, table.entityId)
      .where(sql`handled_at is null`),
    index('moderation_items_open_index').on(table.urgency.desc().nullsFirst(), table.id).where(sql`handled_at is null`),
  ],
);

/**
 * What staff did about a text of the forum or about a person, or said to one. Nothing in it is ever changed but to
 * forget.
 */
export const moderationActions = pgTable(
  'moderation_actions',
  {
    id: serial().primaryKey(),
    action: text('action', {
      enum: [
        'leave',
        'hide',
        'show',
        'erase',
        'restore',
        'message',
        'suspend',
        'unsuspend',
        'silence',
        'unsilence',
        'withdraw',
        'give-back',
        'reset-factor',
      ],
    }).notNull(),
    domain: text(),
    /** Null for a message about no text. */
    entityType: text('entity_type', { enum: ['node', 'comment'] }),
    entityId: integer('entity_id'),
    /** Names the row where its reason is sealed. */
    uuid: uuid().notNull().defaultRandom(),
    /** Sealed; null where nothing was said, and once the text is gone. */
    reason: text('sealed_reason'),
    /** The last day of a suspension or silence; null for no end. */
    until: date({ mode: 'string' }),
    /** Whom it was about; null once that person has gone. */
    uid: bigint({ mode: 'number' }),
    /** The message that was sent. */
    mid: integer(),
    /** Null where it was done on the command line. */
    staffUid: bigint('staff_uid', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('moderation_actions_entity_index').on(table.entityType, table.entityId, table.id),
    index('moderation_actions_uid_index').on(table.uid),
  ],
);
