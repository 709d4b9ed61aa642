import { bigint, boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Cards of the home that a participant dismissed, up to and including a day. */
export const dismissedCards = pgTable(
  'put_aside',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    /** Key of the card with its subject, such as `check:90`. */
    card: text().notNull(),
    until: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.card] })],
);

/** Offered weeks of extra support. */
export const supportWeeks = pgTable(
  'supports',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    offeredOn: date('offered_on').notNull(),
    /** `week` or `month`. */
    kind: text().notNull(),
    /** `yes` or `no`. */
    answer: text(),
    begunOn: date('begun_on'),
    /** Day on which the support was stopped. */
    endedOn: date('ended_on'),
    /** Reasons for the support, chosen on its first day, encrypted. */
    reasons: text(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.offeredOn] })],
);

/** Runs of six weeks after the first, numbered from 2. */
export const sixWeekRuns = pgTable(
  'paths',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    number: integer().notNull(),
    begunOn: date('begun_on').notNull(),
    /** Day on which the run was stopped; null if it ran its full 42 days. */
    endedOn: date('ended_on'),
    /** `keep` or `new`. */
    plan: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.number] })],
);

/** Days and periods that a participant marked in advance. */
export const personalDates = pgTable(
  'own_dates',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    /** Generated in the browser, so that a date is stored once. */
    uuid: uuid().notNull(),
    first: date().notNull(),
    last: date().notNull(),
    /** True if the date recurs each year. */
    isYearly: boolean('yearly').notNull(),
    /** Name of the date, encrypted. */
    label: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.uuid] })],
);
