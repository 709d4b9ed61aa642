import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SelfTestApproval, SelfTestInputs } from '#src/contract/desk/self-tests.ts';

/** Self-tests as edited at the desk; a built-in test has a row after it was changed or emptied. */
export const instruments = pgTable('instruments', {
  id: text().primaryKey(),
  typed: jsonb().$type<SelfTestInputs>().notNull(),
  revision: integer().notNull(),
  /** Approval of the self-test; null if it is not available. */
  clearance: jsonb().$type<SelfTestApproval>(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});
