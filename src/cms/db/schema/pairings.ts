import { bigint, bigserial, boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The code by which clients pair with a nurse; a renewed one takes the place of the older. */
export const pairingCodes = pgTable('pairing_codes', {
  /** Of the nurse. */
  uid: bigint({ mode: 'number' }).primaryKey(),
  code: text().notNull().unique(),
});

/** Which nurse a client is paired with: one at most. */
export const pairings = pgTable(
  'pairings',
  {
    /** Of the client. */
    uid: bigint({ mode: 'number' }).primaryKey(),
    nurseUid: bigint('nurse_uid', { mode: 'number' }).notNull(),
    since: moment('since').notNull(),
    /** What the client lets the nurse see. */
    showsDays: boolean('shows_days').notNull().default(true),
    showsExercises: boolean('shows_exercises').notNull().default(true),
    showsAnswers: boolean('shows_answers').notNull().default(true),
  },
  (table) => [index('pairings_nurse_index').on(table.nurseUid, table.uid)],
);

const NURSE_READ_KINDS = ['list', 'details', 'registrations', 'exercises'] as const;

/** Each time that a nurse looked at a client's data. The names stay as they were then. */
export const nurseReads = pgTable(
  'nurse_reads',
  {
    /** Of the client. */
    uid: bigint({ mode: 'number' }).notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    nurseUid: bigint('nurse_uid', { mode: 'number' }).notNull(),
    who: text().notNull(),
    organisation: text().notNull(),
    what: text({ enum: NURSE_READ_KINDS }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);
