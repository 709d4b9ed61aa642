import { bigint, boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** The code by which clients pair with a nurse; a renewed code replaces the older one. */
export const pairingCodes = pgTable('pairing_codes', {
  /** uid of the nurse. */
  uid: bigint({ mode: 'number' }).primaryKey(),
  code: text().notNull().unique(),
});

/** The nurse with whom a client is paired: at most one. */
export const pairings = pgTable(
  'pairings',
  {
    /** uid of the client. */
    uid: bigint({ mode: 'number' }).primaryKey(),
    nurseUid: bigint('nurse_uid', { mode: 'number' }).notNull(),
    since: timestamptz('since').notNull(),
    /** Data that the client shares with the nurse. */
    showsDays: boolean('shows_days').notNull().default(true),
    showsExercises: boolean('shows_exercises').notNull().default(true),
    showsAnswers: boolean('shows_answers').notNull().default(true),
    /** True if the client receives notes of the nurse. */
    takesNotes: boolean('takes_notes').notNull().default(true),
  },
  (table) => [index('pairings_nurse_index').on(table.nurseUid, table.uid)],
);

/** Last note of a nurse to a client; deleted with the pairing. */
export const nurseNotes = pgTable('nurse_notes', {
  /** uid of the client. */
  uid: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => pairings.uid, { onDelete: 'cascade' }),
  /** Encrypted: the sentence and the task. */
  data: text().notNull(),
  sentAt: timestamptz('sent_at').notNull(),
});

/** The sentences that a nurse can send, encrypted as one value. */
export const nurseSentences = pgTable('nurse_sentences', {
  /** uid of the nurse. */
  uid: bigint({ mode: 'number' }).primaryKey(),
  sentences: text().notNull(),
});
