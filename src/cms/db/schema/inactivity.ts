import { bigint, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Which warnings somebody has had since their last sign of life. */
export const inactivityWarnings = pgTable('inactivity_warnings', {
  uid: bigint({ mode: 'number' }).primaryKey(),
  /** The sign of life that they count from: after a later one the row means nothing. */
  activeAt: moment('active_at').notNull(),
  warnings: integer().notNull(),
  warnedAt: moment('warned_at').notNull(),
});
