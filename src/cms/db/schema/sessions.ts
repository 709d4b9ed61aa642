import {
  bigint,
  bigserial,
  boolean,
  customType,
  date,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { BROWSERS, SYSTEMS } from '#src/rules/device/device-of-agent.ts';

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
    /** Of a nurse or staff without a second factor: it can do nothing but set one up. */
    needsSecondFactor: boolean('needs_second_factor').notNull().default(false),
    /** Of a participant who has yet to agree that data about their health are kept: it writes none. */
    needsConsent: boolean('needs_consent').notNull().default(false),
    /** Why it was ended by staff: its cookie opens nothing any more, and is told why. Null while it is open. */
    closed: text({ enum: ['suspended', 'withdrawn'] }),
    /** Since when it is locked: it opens nothing until its person unlocks it. */
    lockedAt: timestamp('locked_at', { withTimezone: true }),
    /** How many wrong codes and passwords were tried at the lock. */
    lockTries: smallint('lock_tries').notNull().default(0),
    /** After how many minutes of rest it locks, as the account says; null for never. */
    restMinutes: smallint('rest_minutes'),
    /** When it was last used; kept only where it locks after rest. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    csrfSeed: bytea('csrf_seed').notNull(),
    /** What the device says it is, by two short lists; no address of a machine is kept. Null for any other. */
    browser: text({ enum: BROWSERS }),
    system: text({ enum: SYSTEMS }),
    /** Which of the person's known devices it is; null where it was opened before these were kept. */
    device: bytea(),
    /** The last day on which it was used; null until it is used on a later day than it was opened on. */
    seenOn: date('seen_on', { mode: 'string' }),
    /** When the person last showed again who they are; null where that was at the login alone. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_uid_index').on(table.uid), index('sessions_expiry_index').on(table.expiresAt)],
);
