import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Drinks that people keep to count them again. */
export const ownDrinks = pgTable(
  'own_drinks',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    /** Made in the browser: the same drink is kept once. */
    uuid: uuid().notNull(),
    /** Name, volume and strength, sealed. */
    data: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.uuid] })],
);
