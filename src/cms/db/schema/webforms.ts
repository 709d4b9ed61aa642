import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { UsedKeys } from '#src/contract/desk/webform/stored-webform.ts';
import type { WebformDefinition, WebformElement, WebformText } from '#src/contract/webform/definition.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';

/** A form by its machine id. */
export const webforms = pgTable('webforms', {
  id: text().primaryKey(),
  domains: text().array().notNull(),
  /** A closed form accepts no submissions. */
  isOpen: boolean('is_open').notNull().default(true),
  /** True if it has sensitive questions: a notice above the form shows who can read the answers. */
  isSensitive: boolean('is_sensitive').notNull().default(false),
  /** Notes for editors: sources and open checks. */
  notes: text(),
  /** Revision number from 1: every save sends the revision it is based on. */
  revision: integer().notNull().default(1),
  /** Keys of current and former questions, so that their answers remain readable. */
  used: jsonb().$type<UsedKeys>().notNull().default({}),
  /** Null for a form of the starter content. */
  changedAt: timestamp('changed_at', { withTimezone: true }),
  /** uid of the staff member who saved the form last. */
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
    /** Elements in the order of the questions. */
    elements: jsonb().$type<readonly WebformElement[]>().notNull(),
    submit: text(),
    confirmation: jsonb().$type<WebformText['confirmation']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.webformId, table.language] })],
);

/** A form of another content system as last fetched, which can be filled in while that system is unreachable. */
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
