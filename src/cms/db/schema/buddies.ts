import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

const BUDDY_STATES = ['sent', 'accepted', 'refused', 'stopped'] as const;

/** Somebody whom a participant asked for support. */
export const buddies = pgTable(
  'buddies',
  {
    /** Of the participant. */
    uid: bigint({ mode: 'number' }).notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** The address as it is compared: lower case. */
    address: text().notNull(),
    state: text({ enum: BUDDY_STATES }).notNull(),
    /** Sealed; null where no words were given. */
    refusal: text(),
    /** Of the code in the buddy's own links. */
    codeHash: bytea('code_hash').notNull(),
    /** The code itself, sealed: later mails carry it too. */
    code: text().notNull(),
    invitedAt: moment('invited_at').notNull(),
    /** Whether the invitation waits until the participant has confirmed the own address. */
    isWaiting: boolean('is_waiting').notNull().default(false),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.id] }),
    uniqueIndex('buddies_address_index').on(table.uid, table.address),
    uniqueIndex('buddies_code_index').on(table.codeHash),
    /** The rotation of keys walks along it. */
    index('buddies_id_index').on(sql`(${table.id}::text)`),
    /** The weekly mail walks along it. */
    index('buddies_accepted_index').on(sql`(${table.id}::text)`).where(sql`state = 'accepted'`),
  ],
);
