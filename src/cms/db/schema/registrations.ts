import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Creates a column with an amount in units, exact. */
const amount = () => numeric({ precision: 6, scale: 2 });
const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Usage of a participant at one moment of a day, which may have several. */
export const registrations = pgTable(
  'registrations',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    uuid: uuid().notNull(),
    /** The date of the form, in Amsterdam. */
    date: date({ mode: 'string' }).notNull(),
    amount: amount().notNull(),
    /** Cost in whole cents. */
    cost: integer(),
    place: text(),
    company: text(),
    /** Encrypted. */
    note: text(),
    /** Drinks of the amount, encrypted; null if the amount was not computed from drinks. */
    drinks: text(),
    /** Revision number from 1, for `If-Match`. */
    revision: integer().notNull().default(1),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.uuid] }),
    index('registrations_day_index').on(table.uid, table.date),
    /** Index for key rotation. */
    index('registrations_note_index').on(sql`(${table.uuid}::text)`).where(sql`note is not null`),
    index('registrations_drinks_index').on(sql`(${table.uuid}::text)`).where(sql`drinks is not null`),
  ],
);

/** Every saved plan: a new plan is a new row, so that the goals of past days do not change. */
export const plans = pgTable(
  'plans',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    /** Number in the order of saving. */
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    uuid: uuid().notNull(),
    /** First day on which the plan applies. */
    savedOn: date('saved_on', { mode: 'string' }).notNull(),
    stopDate: date('stop_date', { mode: 'string' }),
    /** Monday of week 1, which the earlier rule set to the calendar week of the start. Null for the current rule. */
    weekOne: date('week_one', { mode: 'string' }),
    /** Seven amounts, from Monday. */
    usage: amount().array(7).notNull(),
    target: amount().array(7).notNull(),
    stopOrReduce: text('stop_or_reduce', { enum: ['stop', 'reduce'] }).notNull(),
    immediateOrGradual: text('immediate_or_gradual', { enum: ['immediate', 'gradual'] }).notNull(),
    /** True if no goal is higher than that of the previous plan. */
    keepsLower: boolean('keeps_lower').notNull().default(false),
    /** The day on which the participant reported having called their GP about it. */
    gpCalledOn: date('gp_called_on', { mode: 'string' }),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.id] }),
    uniqueIndex('plans_uuid_index').on(table.uid, table.uuid),
  ],
);
