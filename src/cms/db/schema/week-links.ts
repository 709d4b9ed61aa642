import { bigint, customType, date, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Mailed links that save one week of a participant without a login: one per week. */
export const weekLinks = pgTable(
  'week_links',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    /** First day of the week that the link saves. */
    monday: date({ mode: 'string' }).notNull(),
    /** Keyed digest of the token, which is only in the mail. */
    digest: bytea().notNull().unique(),
    language: text({ enum: ['nl', 'en'] }).notNull(),
    mailedAt: timestamptz('mailed_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    /** Time at which the week was saved; null until then. */
    usedAt: timestamptz('used_at'),
    /** Keyed digest of the saved values: repeating them returns the same response. */
    usedDigest: bytea('used_digest'),
    /** The response to the save, encrypted; null after the link has ended. */
    answer: text(),
    /** The days that were saved. */
    dates: date({ mode: 'string' }).array(),
    /** Time at which the link was ended early; null if it was not. */
    endedAt: timestamptz('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.uid, table.monday] }), index('week_links_end_index').on(table.endsAt)],
);

/** Participants' consent to the weekly mail with its link; the newest one. */
export const weekConsents = pgTable('week_consents', {
  uid: bigint({ mode: 'number' }).primaryKey(),
  /** Version of the text that was shown next to the switch. */
  wording: text().notNull(),
  givenAt: timestamptz('given_at').notNull(),
});

/** Messages that the product initiated: at most one per week for a participant. */
export const outreachMessages = pgTable(
  'outreach',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    /** First day of the week in which it was sent. */
    monday: date({ mode: 'string' }).notNull(),
    kind: text().notNull(),
    cause: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.monday] })],
);
