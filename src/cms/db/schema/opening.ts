import { bigint, date, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Localised } from '#src/domains/domain.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The points of the opening list that somebody of the provider settled. */
export const openingPoints = pgTable('opening_points', {
  point: text().primaryKey(),
  outcome: text({ enum: ['done', 'passed'] }).notNull(),
  /** Who says so, as the provider names the person. */
  name: text().notNull(),
  /** Why a point is passed; what was done for one that is done, where somebody wrote it down. */
  reason: text().notNull(),
  settledAt: moment('settled_at').notNull(),
  staffUid: bigint('staff_uid', { mode: 'number' }).notNull(),
});

/** Facts in the words that somebody checked; a text that changed since has another hash, and has to be signed again. */
export const signedFacts = pgTable(
  'signed_facts',
  {
    /** Names the note: where it stands and what it asks. */
    fact: text().notNull(),
    /** Hash of the words that it is about. */
    textHash: text('text_hash').notNull(),
    name: text().notNull(),
    signedAt: moment('signed_at').notNull(),
    staffUid: bigint('staff_uid', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.fact, table.textHash] })],
);

/** Help lines that the provider called; over the record of `domains/help-lines.ts`. */
export const lineChecks = pgTable('line_checks', {
  line: text().primaryKey(),
  checkedOn: date('checked_on', { mode: 'string' }).notNull(),
  checkedBy: text('checked_by').notNull(),
  /** What the call costs, and when somebody answers; empty leaves the record's own. */
  price: jsonb().$type<Localised>().notNull(),
  hours: jsonb().$type<Localised>().notNull(),
  staffUid: bigint('staff_uid', { mode: 'number' }).notNull(),
});
