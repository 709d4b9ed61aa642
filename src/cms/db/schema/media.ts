import { integer, jsonb, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A picture of the media library; the bytes lie in the data folder under their hash. */
export const media = pgTable('media', {
  id: serial().primaryKey(),
  uuid: uuid().notNull().unique(),
  name: text().notNull(),
  mime: text().notNull(),
  /** SHA-256 of the stored bytes, hexadecimal. */
  hash: text().notNull(),
  bytes: integer().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** Alternative text by language; "" is a decoration. */
  alt: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
