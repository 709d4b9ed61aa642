import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

const BUDDY_STATES = ['sent', 'accepted', 'refused', 'stopped'] as const;

/** A buddy: a person whom a participant invited for support. */
export const buddies = pgTable(
  'buddies',
  {
    /** uid of the participant. */
    uid: bigint({ mode: 'number' }).notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** The address in lower case, for comparison. */
    address: text().notNull(),
    state: text({ enum: BUDDY_STATES }).notNull(),
    /** Encrypted; null if there is no personal text. */
    refusal: text(),
    /** Digest of the code in the buddy's links. */
    codeHash: bytea('code_hash').notNull(),
    /** The encrypted code, which later mails contain. */
    code: text().notNull(),
    invitedAt: timestamptz('invited_at').notNull(),
    /** True while the invitation waits for the participant to validate their own email address. */
    isWaiting: boolean('is_waiting').notNull().default(false),
    answeredAt: timestamptz('answered_at'),
    /** Number of successive mails that their server refused. */
    mailRefusals: smallint('mail_refusals').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.id] }),
    uniqueIndex('buddies_address_index').on(table.uid, table.address),
    uniqueIndex('buddies_code_index').on(table.codeHash),
    /** Index for key rotation. */
    index('buddies_id_index').on(sql`(${table.id}::text)`),
    /** Index for the weekly mail. */
    index('buddies_accepted_index').on(sql`(${table.id}::text)`).where(sql`state = 'accepted'`),
  ],
);
