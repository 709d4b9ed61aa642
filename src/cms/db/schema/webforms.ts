import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { UsedKeys } from '#src/contract/desk/webform/stored-webform.ts';
import type { WebformDefinition, WebformElement, WebformText } from '#src/contract/webform/definition.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';

/** A form by its machine id. */
export const webforms = pgTable('webforms', {
  id: text().primaryKey(),
  domains: text().array().notNull(),
  /** A closed one takes nothing more. */
  isOpen: boolean('is_open').notNull().default(true),
  /** Asks about what is heavy to tell: who reads the answers stands boxed above it. */
  isSensitive: boolean('is_sensitive').notNull().default(false),
  /** For editors: sources and what is to be checked. */
  notes: text(),
  /** Counts from 1: every save names the one it started from. */
  revision: integer().notNull().default(1),
  /** The keys of questions that are gone, with those of today: their answers stay readable. */
  used: jsonb().$type<UsedKeys>().notNull().default({}),
  /** Null for what the product came with. */
  changedAt: timestamp('changed_at', { withTimezone: true }),
  /** The member of staff who saved it last. */
  changedBy: bigint('changed_by', { mode: 'number' }),
});

/** A form in one language. */
export const webformTranslations = pgTable(
  'webform_translations',
  {
    webformId: text('webform_id')
      .notNull()
      .references(() => webforms.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    title: text().notNull(),
    /** In the order in which they are asked. */
    elements: jsonb().$type<readonly WebformElement[]>().notNull(),
    submit: text(),
    confirmation: jsonb().$type<WebformText['confirmation']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.webformId, table.language] })],
);

/** A form of another content system as it was read last: it can be filled in while that system is away. */
export const webformCopies = pgTable(
  'webform_copies',
  {
    webformId: text('webform_id').notNull(),
    domain: text().$type<DomainKey>().notNull(),
    language: text().$type<Language>().notNull(),
    definition: jsonb().$type<WebformDefinition>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.webformId, table.domain, table.language] })],
);
