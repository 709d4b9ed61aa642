import { customType, pgTable, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Accounts that are gone, so that a backup from before does not bring them back. Names nobody: see `erasureOf`. */
export const erasures = pgTable('erasures', {
  /** SHA-256 of the account's random uuid, which is kept nowhere else. */
  account: bytea().primaryKey(),
  erasedAt: timestamp('erased_at', { withTimezone: true }).notNull().defaultNow(),
});
