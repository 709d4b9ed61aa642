import {
  boolean,
  index,
  integer,
  type PgColumn,
  type PgTable,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EntryKind, EntryKindName } from '#src/contract/kinds/index.ts';

/** An alert for all users of its domains. */
export const crisisAlerts = pgTable('crisis_alerts', {
  id: serial().primaryKey(),
  uuid: uuid().notNull().unique(),
  type: text({ enum: ['crisis', 'info'] }).notNull(),
  domains: text().array().notNull(),
  weight: integer().notNull().default(0),
  /** False for an alert that only editors see. */
  isOn: boolean('is_on').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** An alert's texts; a language without a row does not show it. */
export const crisisAlertTranslations = pgTable(
  'crisis_alert_translations',
  {
    entryId: integer('alert_id')
      .notNull()
      .references(() => crisisAlerts.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.language] }),
    index('crisis_alert_translations_language_index').on(table.language),
  ],
);

type Columns<Name extends PropertyKey> = PgTable & Readonly<Record<Name, PgColumn>>;

/** Tables of a kind of entry: a column for each field, and for each text of a language. */
type TablesOf<K extends EntryKind> = {
  readonly table: Columns<'id' | 'uuid' | 'domains' | 'weight' | 'isOn' | keyof K['fields']>;
  readonly texts: Columns<'entryId' | 'language' | keyof K['texts']>;
};

/** Tables of each kind; a field without a column is a type error. */
export const KIND_TABLES: { readonly [Name in EntryKindName]: TablesOf<Extract<EntryKind, { readonly name: Name }>> } =
  {
    alert: { table: crisisAlerts, texts: crisisAlertTranslations },
  };
