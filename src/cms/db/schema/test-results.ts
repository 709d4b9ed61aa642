import { bigint, date, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** Answers to a self-test; private. */
export const testResults = pgTable(
  'test_results',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    /** Generated in the browser, so that a result is stored once. */
    uuid: uuid().notNull(),
    instrument: text().notNull(),
    /** Version of the answered questions. */
    version: text().notNull(),
    day: date().notNull(),
    /** The answers, encrypted. */
    data: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.uuid] }),
    unique('test_results_day').on(table.uid, table.instrument, table.day),
  ],
);
