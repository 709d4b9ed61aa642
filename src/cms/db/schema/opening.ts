import { bigint, date, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CallPrice, OpenHours } from '#src/domains/open-hours.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Completed points of the opening list. */
export const openingPoints = pgTable('opening_points', {
  point: text().primaryKey(),
  outcome: text({ enum: ['done', 'passed'] }).notNull(),
  /** Name of the responsible person at the provider. */
  name: text().notNull(),
  /** Reason for a skipped point; optional note for a completed one. */
  reason: text().notNull(),
  settledAt: timestamptz('settled_at').notNull(),
  staffUid: bigint('staff_uid', { mode: 'number' }).notNull(),
});

/** Facts approved in a given wording; a changed text has another hash and requires a new approval. */
export const signedFacts = pgTable(
  'signed_facts',
  {
    /** Id of the note: its location and its question. */
    fact: text().notNull(),
    /** Hash of the approved text. */
    textHash: text('text_hash').notNull(),
    name: text().notNull(),
    signedAt: timestamptz('signed_at').notNull(),
    staffUid: bigint('staff_uid', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.fact, table.textHash] })],
);

/** Help lines that the provider verified by a call; they override the record in `domains/help-lines.ts`. */
export const lineChecks = pgTable('line_checks', {
  line: text().primaryKey(),
  checkedOn: date('checked_on', { mode: 'string' }).notNull(),
  checkedBy: text('checked_by').notNull(),
  /** Opening hours, call charge and languages; null if the record's values apply. */
  open: jsonb().$type<OpenHours>(),
  price: jsonb().$type<CallPrice>(),
  languages: jsonb().$type<readonly string[]>(),
  staffUid: bigint('staff_uid', { mode: 'number' }).notNull(),
});
