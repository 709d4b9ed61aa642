import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { WebformElement, WebformText } from '#src/contract/webform/definition.ts';

/** A form by its machine id. */
export const webforms = pgTable('webforms', {
  id: text().primaryKey(),
  domains: text().array().notNull(),
  /** A closed one takes nothing more. */
  isOpen: boolean('is_open').notNull().default(true),
  /** For editors: sources and what is to be checked. */
  notes: text(),
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
