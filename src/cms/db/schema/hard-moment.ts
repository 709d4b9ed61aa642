import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Urges that people wrote down, for themselves alone. */
export const urges = pgTable(
  'urges',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    /** Made in the browser: the same urge is kept once. */
    uuid: uuid().notNull(),
    at: moment('at').notNull(),
    /** Everything that was told of it, sealed. */
    data: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.uuid] }), index('urges_moment_index').on(table.uid, table.at)],
);

/** What a person keeps for a hard moment: one row each. */
export const ownThings = pgTable('own_things', {
  uid: bigint({ mode: 'number' }).primaryKey(),
  /** Sentence, list, card and person, with when each was changed here, sealed. */
  data: text().notNull(),
  /** Counts from 1, for `If-Match`. */
  revision: integer().notNull().default(1),
  changedAt: moment('changed_at').notNull(),
});

/** If-then plans that come back at their moment. */
export const ifThens = pgTable(
  'if_thens',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    /** Made in the browser: the same plan is kept once. */
    uuid: uuid().notNull(),
    /** The whole plan, sealed. */
    data: text().notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.uuid] })],
);

/** The hour at which somebody wants to be reminded: one row each. Nothing of it is sealed, as the job looks for the hour. */
export const reminders = pgTable(
  'reminders',
  {
    uid: bigint({ mode: 'number' }).primaryKey(),
    /** Minutes since midnight, in Amsterdam. */
    minute: integer().notNull(),
    /** Empty is every day. */
    weekdays: text().array().notNull().default(sql`'{}'::text[]`),
    isActive: boolean('is_active').notNull(),
    /** It stopped by itself: nobody opened the last ones. */
    isPaused: boolean('is_paused').notNull().default(false),
    lastDay: date('last_day'),
    sentAt: moment('sent_at'),
    /** How many in a row were sent since the last visit that is known. */
    unopened: integer().notNull().default(0),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('reminders_minute_index').on(table.minute)],
);
