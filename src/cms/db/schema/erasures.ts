import { customType, pgTable, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Deleted accounts, so that restoring a backup does not restore them. Anonymous: see `toErasureHash`. */
export const erasures = pgTable('erasures', {
  /** SHA-256 of the account's random uuid, which is not stored anywhere else. */
  account: bytea().primaryKey(),
  erasedAt: timestamp('erased_at', { withTimezone: true }).notNull().defaultNow(),
});
