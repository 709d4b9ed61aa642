import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { UNIT_VARIANTS } from '#src/domains/domain.ts';
import { DEFAULT_DAY_START } from '#src/rules/calendar/user-date.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

export const ROLES = ['client', 'sso_client', 'poh', 'editor', 'moderator', 'administrator'] as const;

/** An account in one domain. All data of a user is keyed by uid. */
export const users = pgTable(
  'users',
  {
    uid: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid().notNull().defaultRandom(),
    /** Null for staff, who belong to no domain. */
    domain: text(),
    role: text({ enum: ROLES }).notNull(),
    /**
     * A nurse is pending until the provider has reviewed the registration, and withdrawn after the approval was
     * revoked. An administrator blocks staff; `restrictions` contains the end of a suspension.
     */
    status: text({ enum: ['active', 'pending', 'rejected', 'blocked', 'suspended', 'withdrawn'] }).notNull(),
    mail: text().notNull(),
    /** Argon2id in its text format; null for a user of single sign-on. */
    passwordHash: text('password_hash'),
    language: text({ enum: ['nl', 'en'] }).notNull(),
    name: text().notNull(),
    nickname: text(),
    /**
     * Nickname with look-alike characters replaced, unique in a domain. Null if another user had it first, from before
     * nicknames were unique: its owner has to choose another.
     */
    nicknameKey: text('nickname_key'),
    avatar: integer().notNull().default(1),
    notifications: text().array().notNull().default(sql`'{}'::text[]`),
    registrationsStart: date('registrations_start', { mode: 'string' }).notNull(),
    programStart: date('program_start', { mode: 'string' }).notNull(),
    /** The hour of the night at which the user's day starts. */
    dayStartsAt: smallint('day_starts_at').notNull().default(DEFAULT_DAY_START),
    /** Unit that the user counts in instead of the domain's default; null for the default. */
    unit: text({ enum: UNIT_VARIANTS }),
    /** Time at which the address was confirmed; null until then. */
    validatedAt: timestamptz('validated_at'),
    /** True if an earlier address of the account was confirmed. */
    wasValidated: boolean('was_validated').notNull().default(false),
    /** Number of successive mails to the user's address that its server refused. */
    mailRefusals: smallint('mail_refusals').notNull().default(0),
    isNewFromHti: boolean('is_new_from_hti').notNull().default(false),
    /** Version of the consent text for storing health data; null before consent. */
    consentVersion: text('consent_version'),
    /** Language of the consent text. */
    consentLanguage: text('consent_language', { enum: ['nl', 'en'] }),
    /** Time of the consent and of the statement to be 18 or older. */
    consentAt: timestamptz('consent_at'),
    /** Code that unlocks a session, hashed like a password and encrypted, as it has few digits. Null if not set. */
    lockCode: text('lock_code'),
    /** Idle time in minutes after which a session locks; null for never. */
    restMinutes: smallint('rest_minutes'),
    /** True if every screen has a neutral title, icon and name. */
    isDiscreet: boolean('is_discreet').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
    changedAt: timestamptz('changed_at').notNull(),
    /** Date of last activity. */
    activeAt: timestamptz('active_at').notNull(),
    /** The activity before the last pause of a day or more; null if there was no such pause. */
    previousActiveAt: timestamptz('previous_active_at'),
  },
  (table) => [
    /** Indexes for the jobs that search accounts by last activity, or by start. */
    index('users_active_index').on(table.activeAt),
    index('users_program_index').on(table.programStart),
    index('users_unvalidated_index').on(table.activeAt).where(sql`validated_at is null and password_hash is not null`),
    index('users_staff_index').on(table.role).where(sql`domain is null`),
    index('users_pending_index').on(table.createdAt).where(sql`status = 'pending'`),
    uniqueIndex('users_nickname_key_index').on(table.domain, table.nicknameKey),
    index('users_unkeyed_index').on(table.uid).where(sql`nickname is not null and nickname_key is null`),
    index('users_nickname_index').on(table.domain, sql`lower(nickname)`).where(sql`nickname is not null`),
  ],
);

/** Position of the only account with a validated address, and of every staff account. */
export const VALIDATED_POSITION = 0;

/**
 * Accounts by address (lower case) and domain. At most one of them is validated; up to three unvalidated accounts have
 * the positions 1 to 3 (docs/product-rules.md, "Accounts"). Separate from `users`, so that `users` can be partitioned
 * by uid.
 */
export const userAddresses = pgTable(
  'user_addresses',
  {
    domain: text().notNull(),
    address: text().notNull(),
    uid: bigint({ mode: 'number' }).notNull(),
    place: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.domain, table.address, table.place] }),
    index('user_addresses_uid_index').on(table.uid),
  ],
);

/** The account of a user of another organisation; never found by email address. */
export const userIdentities = pgTable(
  'user_identities',
  {
    /** Issuer of single sign-on or of HTI. */
    issuer: text().notNull(),
    subject: text().notNull(),
    domain: text().notNull(),
    uid: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject, table.domain] }),
    index('user_identities_uid_index').on(table.uid),
  ],
);

/** Details that a practice nurse entered at registration. */
export const nurseProfiles = pgTable('nurse_profiles', {
  uid: bigint({ mode: 'number' }).primaryKey(),
  initials: text().notNull(),
  familyName: text('family_name').notNull(),
  function: text().notNull(),
  generalPractitioner: text('general_practitioner').notNull(),
  address: text().notNull(),
  postalCode: text('postal_code').notNull(),
  locality: text().notNull(),
  telephoneNumber: text('telephone_number').notNull(),
  wantsWelcomePackage: boolean('wants_welcome_package').notNull(),
});

/** The provider's decision on a practice nurse's registration. */
export const nurseReviews = pgTable(
  'nurse_reviews',
  {
    id: serial().primaryKey(),
    uid: bigint({ mode: 'number' }).notNull(),
    decision: text({ enum: ['approve', 'reject'] }).notNull(),
    reason: text(),
    /** Null for a decision on the command line. */
    staffUid: bigint('staff_uid', { mode: 'number' }),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('nurse_reviews_uid_index').on(table.uid)],
);
