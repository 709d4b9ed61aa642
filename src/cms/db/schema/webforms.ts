import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A form by its machine id. */
export const webforms = pgTable('webforms', {
  id: text().primaryKey(),
  domains: text().array().notNull(),
});

/** The elements of a form in one language, in the order in which they are asked. */
export const webformTranslations = pgTable(
  'webform_translations',
  {
    webformId: text('webform_id')
      .notNull()
      .references(() => webforms.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    title: text().notNull(),
    elements: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.webformId, table.language] })],
);
