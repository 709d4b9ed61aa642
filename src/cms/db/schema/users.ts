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
import { DAY_STARTS_AT } from '#src/rules/calendar/day-of-use.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const ROLES = ['client', 'sso_client', 'poh', 'editor', 'moderator', 'administrator'] as const;

/** A person's account in one domain. Everything a person has is keyed by uid first. */
export const users = pgTable(
  'users',
  {
    uid: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid().notNull().defaultRandom(),
    /** Null for staff, who belong to no domain. */
    domain: text(),
    role: text({ enum: ROLES }).notNull(),
    /**
     * A nurse waits (pending) until the provider has reviewed the registration, and is put out (withdrawn) where the
     * approval was taken back. Staff are blocked by an administrator; `restrictions` says until when somebody is
     * suspended.
     */
    status: text({ enum: ['active', 'pending', 'rejected', 'blocked', 'suspended', 'withdrawn'] }).notNull(),
    mail: text().notNull(),
    /** Argon2id in its own text form; null where the person logs in elsewhere. */
    passwordHash: text('password_hash'),
    language: text({ enum: ['nl', 'en'] }).notNull(),
    name: text().notNull(),
    nickname: text(),
    /**
     * The nickname as the eye takes it, unique in a domain. Null beside a nickname that another had first, from before
     * nicknames were unique: its owner is asked for another one.
     */
    nicknameKey: text('nickname_key'),
    avatar: integer().notNull().default(1),
    notifications: text().array().notNull().default(sql`'{}'::text[]`),
    registrationsStart: date('registrations_start', { mode: 'string' }).notNull(),
    programStart: date('program_start', { mode: 'string' }).notNull(),
    /** The hour of the night at which the day of the person begins. */
    dayStartsAt: smallint('day_starts_at').notNull().default(DAY_STARTS_AT),
    /** What the person counts instead of the domain's own unit; null for that. */
    unit: text({ enum: UNIT_VARIANTS }),
    /** When the address was found to be the person's own; null until then. */
    validatedAt: moment('validated_at'),
    isNewFromHti: boolean('is_new_from_hti').notNull().default(false),
    /** Version of the wording by which a participant agreed that data about their health are kept; null until then. */
    consentVersion: text('consent_version'),
    /** The language in which it was read. */
    consentLanguage: text('consent_language', { enum: ['nl', 'en'] }),
    /** When it was given, and when they said to be 18 or older. */
    consentAt: moment('consent_at'),
    /**
     * The code by which a locked login opens, kept as a password is and sealed: its digits are few. Null where none was
     * chosen.
     */
    lockCode: text('lock_code'),
    /** After how many minutes of rest a login locks; null for never. */
    restMinutes: smallint('rest_minutes'),
    /** Whether every screen has a neutral title, icon and name. */
    isDiscreet: boolean('is_discreet').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** Last sign of life, kept to the day. */
    activeAt: moment('active_at').notNull(),
    /** The sign of life before the last pause of a day or more; null for whoever never came back. */
    previousActiveAt: moment('previous_active_at'),
  },
  (table) => [
    /** The jobs that look for people find them by when they were last there, or by when they began. */
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

/** The place of the one account of an address that was validated, and of every account of the staff. */
export const VALIDATED_PLACE = 0;

/**
 * Which accounts an address opens in a domain; lower case. One of them is validated at most; up to three that were
 * never validated stand in places 1 to 3 (docs/product-rules.md, "Accounts"). Apart from `users`, so that those can be
 * spread by uid.
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

/** Which account a person of another organisation has here; never found by email. */
export const userIdentities = pgTable(
  'user_identities',
  {
    /** The issuer of single sign-on or of HTI. */
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

/** What a practice nurse told at registration. */
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

/** What the provider decided about the registration of a practice nurse. */
export const nurseReviews = pgTable(
  'nurse_reviews',
  {
    id: serial().primaryKey(),
    uid: bigint({ mode: 'number' }).notNull(),
    decision: text({ enum: ['approve', 'reject'] }).notNull(),
    reason: text(),
    /** Null where it was done on the command line. */
    staffUid: bigint('staff_uid', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('nurse_reviews_uid_index').on(table.uid)],
);
