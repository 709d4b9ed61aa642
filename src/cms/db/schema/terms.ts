import { index, integer, jsonb, pgTable, primaryKey, serial, text, uuid } from 'drizzle-orm/pg-core';

/** A term of a vocabulary (forums, badges, milestones) in all its languages. */
export const terms = pgTable(
  'terms',
  {
    tid: serial().primaryKey(),
    uuid: uuid().notNull().unique(),
    vocabulary: text().notNull(),
    domains: text().array().notNull(),
    weight: integer().notNull().default(0),
  },
  (table) => [index('terms_vocabulary_index').on(table.vocabulary, table.weight, table.tid)],
);

export const termTranslations = pgTable(
  'term_translations',
  {
    tid: integer()
      .notNull()
      .references(() => terms.tid, { onDelete: 'cascade' }),
    language: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** Further fields, in their wire format. */
    fields: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.tid, table.language] })],
);
