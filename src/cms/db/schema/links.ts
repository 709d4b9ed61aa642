import { bigint, customType, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Mailed links. A user may have several that validate a mail address; a new reset link replaces the older one. */
export const accountLinks = pgTable(
  'account_links',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    purpose: text({ enum: ['validate', 'reset'] }).notNull(),
    /** Seconds since 1970; part of the link. */
    issuedAt: bigint('issued_at', { mode: 'number' }).notNull(),
    /** Digest of the link's secret and the address, for reset links also of the password; a change invalidates it. */
    digest: bytea().notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.purpose, table.digest] }),
    index('account_links_expiry_index').on(table.expiresAt),
  ],
);
