import { bigint, customType, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** The authenticator app of a nurse or a staff member. */
export const secondFactors = pgTable('second_factors', {
  uid: bigint({ mode: 'number' }).primaryKey(),
  /** Encrypted; null until a first code has confirmed the app. */
  secret: text(),
  /** Encrypted secret of an app, until its first code is entered. */
  newSecret: text('new_secret'),
  /** Half minute of the last accepted code: this and earlier codes are not accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }),
  confirmedAt: timestamptz('confirmed_at'),
});

/** Recovery codes for a user who lost the app. Each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    digest: bytea().notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [primaryKey({ columns: [table.uid, table.digest] })],
);
