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
import { BROWSERS, OPERATING_SYSTEMS } from '#src/rules/device/parse-user-agent.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Sessions of logged-in users. Only the hash of the cookie's value is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    tokenHash: bytea('token_hash').notNull().unique(),
    uid: bigint({ mode: 'number' }).notNull(),
    role: text({ enum: ['client', 'sso_client', 'poh', 'editor', 'moderator', 'administrator'] }).notNull(),
    /** Null for staff, who belong to no domain. */
    domain: text(),
    /** True for the session of a nurse or staff member without a second factor: it can only set one up. */
    needsSecondFactor: boolean('needs_second_factor').notNull().default(false),
    /** True for the session of a participant who has not consented to the storage of health data. */
    needsConsent: boolean('needs_consent').notNull().default(false),
    /** Reason that staff ended the session, for the refusals of its requests; null while it is open. */
    closed: text({ enum: ['suspended', 'withdrawn'] }),
    /** Time at which the session was locked; it gives no access until the user unlocks it. */
    lockedAt: timestamp('locked_at', { withTimezone: true }),
    /** Mailed code that opens a session locked by a launch, hashed and encrypted; null if there is none. */
    launchCode: text('launch_code'),
    /** Number of wrong codes and passwords while locked. */
    lockTries: smallint('lock_tries').notNull().default(0),
    /** Idle time in minutes after which the session locks, from the account; null for never. */
    restMinutes: smallint('rest_minutes'),
    /** Time of last use; stored only if the session locks when idle. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    csrfSeed: bytea('csrf_seed').notNull(),
    /** Browser and system that the device reports, from two short lists; no IP address is stored. Null for others. */
    browser: text({ enum: BROWSERS }),
    system: text({ enum: OPERATING_SYSTEMS }),
    /** Known device of the session; null for a session from before devices were stored. */
    device: bytea(),
    /** Last day of use; null until it is used on a day after it was opened. */
    seenOn: date('seen_on', { mode: 'string' }),
    /** Time of the last reauthentication; null if there was none after the login. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_uid_index').on(table.uid), index('sessions_expiry_index').on(table.expiresAt)],
);
