import { customType, integer, jsonb, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A picture of the media library; its bytes are in `media_bytes` under their hash. */
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
  /** Alternative text by language; "" for a decorative picture. */
  alt: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/**
 * Bytes of pictures, once per hash. The data folder of a server only caches them, so that every server on a database
 * has every picture, and one backup contains all.
 */
export const mediaBytes = pgTable('media_bytes', {
  /** SHA-256 of the bytes, hexadecimal. */
  hash: text().primaryKey(),
  bytes: bytea().notNull(),
});
