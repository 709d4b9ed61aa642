import { customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A single sign-on that a browser started and that has not finished yet. */
export const signOns = pgTable(
  'sign_ons',
  {
    stateHash: bytea('state_hash').primaryKey(),
    domain: text().notNull(),
    language: text({ enum: ['nl', 'en'] }).notNull(),
    /** PKCE verifier and nonce, encrypted. */
    secrets: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sign_ons_expiry_index').on(table.expiresAt)],
);

/** Used launch tokens, stored until their own expiry. */
export const usedLaunchTokens = pgTable(
  'used_launches',
  {
    id: text().primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_launches_expiry_index').on(table.expiresAt)],
);
