import { bigint, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Warnings sent since the account's last activity. */
export const inactivityWarnings = pgTable('inactivity_warnings', {
  uid: bigint({ mode: 'number' }).primaryKey(),
  /** Last activity, from which the warnings count; after a later activity the row is obsolete. */
  activeAt: timestamptz('active_at').notNull(),
  warnings: integer().notNull(),
  warnedAt: timestamptz('warned_at').notNull(),
});
