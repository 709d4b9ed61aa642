import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, serial, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** A reported post or comment, open or handled. */
export const moderationItems = pgTable(
  'moderation_items',
  {
    id: serial().primaryKey(),
    domain: text().notNull(),
    /** A report, phrases about suicide, or contact data, links or an offer, which withhold the text. */
    cause: text({ enum: ['report', 'suicide-words', 'contact'] }).notNull(),
    entityType: text('entity_type', { enum: ['node', 'comment'] }).notNull(),
    entityId: integer('entity_id').notNull(),
    /** uid of the reporter; null if the text is the cause, and after that account is deleted. */
    uid: bigint({ mode: 'number' }),
    /** Identifies the row in the location of its encrypted reason. */
    uuid: uuid().notNull().defaultRandom(),
    /** Encrypted. */
    reason: text('sealed_reason'),
    /** `urgent` if the given reason mentions suicide. */
    urgency: text({ enum: ['normal', 'urgent'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    handledAt: timestamp('handled_at', { withTimezone: true }),
    /** uid of the staff member who handled the item. */
    handledBy: bigint('handled_by', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('moderation_items_words_index')
      .on(table.entityType, table.entityId, table.cause)
      .where(sql`cause <> 'report' and handled_at is null`),
    index('moderation_items_entity_index').on(table.entityType, table.entityId),
    index('moderation_items_uid_index').on(table.uid),
    index('moderation_items_waiting_index')
      .on(table.domain, table.entityType, table.entityId)
      .where(sql`handled_at is null`),
    index('moderation_items_open_index').on(table.urgency.desc().nullsFirst(), table.id).where(sql`handled_at is null`),
  ],
);

/** Actions of staff about forum texts and users, and messages to users. Rows change only to delete personal data. */
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
        'uphold',
        'overturn',
      ],
    }).notNull(),
    domain: text(),
    /** Null for an action that is not about a text. */
    entityType: text('entity_type', { enum: ['node', 'comment'] }),
    entityId: integer('entity_id'),
    /** Identifies the row in the location of its encrypted reason. */
    uuid: uuid().notNull().defaultRandom(),
    /** Encrypted; null if there is no reason, and after the text is deleted. */
    reason: text('sealed_reason'),
    /** The last day of a suspension or silence; null if it has no end. */
    until: date({ mode: 'string' }),
    /** uid of the user concerned; null after that account is deleted. */
    uid: bigint({ mode: 'number' }),
    /** The message that was sent. */
    mid: integer(),
    /** Null for an action on the command line. */
    staffUid: bigint('staff_uid', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('moderation_actions_entity_index').on(table.entityType, table.entityId, table.id),
    index('moderation_actions_uid_index').on(table.uid),
  ],
);

/** Objections to decisions of staff, one per decision. Deleted with the account. */
export const objections = pgTable(
  'objections',
  {
    id: serial().primaryKey(),
    uid: bigint({ mode: 'number' }).notNull(),
    /** The message with the reasons of the decision. */
    mid: integer().notNull().unique(),
    /** Identifies the row in the location of its encrypted text. */
    uuid: uuid().notNull().defaultRandom(),
    /** Encrypted answers of the form, as JSON. */
    words: text('sealed_words').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Time of the answer by staff; null until then. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The message with the answer. */
    answerMid: integer('answer_mid'),
  },
  (table) => [
    index('objections_uid_index').on(table.uid),
    index('objections_open_index').on(table.createdAt).where(sql`answered_at is null`),
  ],
);
