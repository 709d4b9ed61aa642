import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Drinks that users saved to count them again. */
export const ownDrinks = pgTable(
  'own_drinks',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    /** Generated in the browser, so that a drink is stored once. */
    uuid: uuid().notNull(),
    /** Name, volume and strength, encrypted. */
    data: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.uuid] })],
);
