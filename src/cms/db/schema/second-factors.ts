import { bigint, customType, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The app that makes the codes of a nurse or of somebody of the staff. */
export const secondFactors = pgTable('second_factors', {
  uid: bigint({ mode: 'number' }).primaryKey(),
  /** Sealed; null until a first code has shown that the app has it. */
  secret: text(),
  /** Sealed; of an app that has not shown a code yet. */
  newSecret: text('new_secret'),
  /** The half minute of the last code that was taken: neither it nor one before it is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }),
  confirmedAt: moment('confirmed_at'),
});

/** Codes for who has lost the app. Each opens once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    digest: bytea().notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.uid, table.digest] })],
);
