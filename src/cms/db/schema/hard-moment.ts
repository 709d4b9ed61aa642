import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Urges that a participant recorded; private. */
export const urges = pgTable(
  'urges',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    /** Generated in the browser, so that an urge is stored once. */
    uuid: uuid().notNull(),
    at: timestamptz('at').notNull(),
    /** All recorded answers, encrypted. */
    data: text().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.uuid] }), index('urges_moment_index').on(table.uid, table.at)],
);

/** Own texts and cards of a participant for a hard moment: one row per participant. */
export const personalTextsTable = pgTable('own_things', {
  uid: bigint({ mode: 'number' }).primaryKey(),
  /** Sentence, list, card and person, each with the time at which the server stored it; encrypted. */
  data: text().notNull(),
  /** Revision number from 1, for `If-Match`. */
  revision: integer().notNull().default(1),
  changedAt: timestamptz('changed_at').notNull(),
});

/** If-then plans, shown again at their moment. */
export const ifThenPlans = pgTable(
  'if_thens',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    /** Generated in the browser, so that a plan is stored once. */
    uuid: uuid().notNull(),
    /** The whole plan, encrypted. */
    data: text().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.uuid] })],
);

/** Reminder hour: one row per participant. Not encrypted, as the job searches by hour. */
export const reminders = pgTable(
  'reminders',
  {
    uid: bigint({ mode: 'number' }).primaryKey(),
    /** Minutes since midnight, in Amsterdam. */
    minute: integer().notNull(),
    /** Empty for every day. */
    weekdays: text().array().notNull().default(sql`'{}'::text[]`),
    isActive: boolean('is_active').notNull(),
    /** True if paused automatically, because the last reminders were not opened. */
    isPaused: boolean('is_paused').notNull().default(false),
    lastDay: date('last_day'),
    sentAt: timestamptz('sent_at'),
    /** Number of consecutive reminders since the last known visit. */
    unopened: integer().notNull().default(0),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [index('reminders_minute_index').on(table.minute)],
);
