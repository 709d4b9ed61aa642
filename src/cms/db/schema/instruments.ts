import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Clearance, TypedSelfTest } from '#src/contract/desk/self-tests.ts';

/** Self-tests as editors typed them; one that ships as a structure stands here once it was changed or cleared. */
export const instruments = pgTable('instruments', {
  id: text().primaryKey(),
  typed: jsonb().$type<TypedSelfTest>().notNull(),
  revision: integer().notNull(),
  /** Null: it is not offered. */
  clearance: jsonb().$type<Clearance>(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});
