import { bigint, customType, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The one link of each purpose that a person may hold; a new one takes the place of the older. */
export const accountLinks = pgTable(
  'account_links',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    purpose: text({ enum: ['validate', 'reset'] }).notNull(),
    /** Seconds since 1970; stands in the link. */
    issuedAt: bigint('issued_at', { mode: 'number' }).notNull(),
    /** Of the link's own secret, the address and the password: a change of either ends the link. */
    digest: bytea().notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.purpose] }),
    index('account_links_expiry_index').on(table.expiresAt),
  ],
);
