import { bigint, date, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** What people answered to a self-test, for themselves alone. */
export const testResults = pgTable(
  'test_results',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    /** Made in the browser: the same result is kept once. */
    uuid: uuid().notNull(),
    instrument: text().notNull(),
    /** The version whose questions were answered. */
    version: text().notNull(),
    day: date().notNull(),
    /** The answers, sealed. */
    data: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.uuid] }),
    unique('test_results_day').on(table.uid, table.instrument, table.day),
  ],
);
