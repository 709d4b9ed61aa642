import { bigint, customType, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Links that were mailed. Of those that validate an address a person may hold several; a new reset link ends the older. */
export const accountLinks = pgTable(
  'account_links',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    purpose: text({ enum: ['validate', 'reset'] }).notNull(),
    /** Seconds since 1970; stands in the link. */
    issuedAt: bigint('issued_at', { mode: 'number' }).notNull(),
    /** Of the link's own secret and the address; of a reset link the password too. A change of either ends the link. */
    digest: bytea().notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.purpose, table.digest] }),
    index('account_links_expiry_index').on(table.expiresAt),
  ],
);
