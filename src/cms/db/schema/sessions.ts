import { bigint, bigserial, boolean, customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Who is logged in. The cookie's value is not kept, only its hash. */
export const sessions = pgTable(
  'sessions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    tokenHash: bytea('token_hash').notNull().unique(),
    uid: bigint({ mode: 'number' }).notNull(),
    role: text({ enum: ['client', 'sso_client', 'poh', 'editor', 'moderator', 'administrator'] }).notNull(),
    /** Null for staff, who belong to no domain. */
    domain: text(),
    /** Of staff without a second factor: it can do nothing but set one up. */
    needsSecondFactor: boolean('needs_second_factor').notNull().default(false),
    /** Of a participant who has yet to agree that data about their health are kept: it writes none. */
    needsConsent: boolean('needs_consent').notNull().default(false),
    /** Why it was ended by staff: its cookie opens nothing any more, and is told why. Null while it is open. */
    closed: text({ enum: ['suspended', 'withdrawn'] }),
    csrfSeed: bytea('csrf_seed').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_uid_index').on(table.uid), index('sessions_expiry_index').on(table.expiresAt)],
);
