import { type AnyPgColumn, boolean, index, integer, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core';

/** An entry of a menu of one domain in one language. */
export const menuItems = pgTable(
  'menu_items',
  {
    id: serial().primaryKey(),
    uuid: uuid().notNull().unique(),
    menu: text().notNull(),
    domain: text().notNull(),
    language: text().notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => menuItems.id, { onDelete: 'cascade' }),
    weight: integer().notNull().default(0),
    title: text().notNull(),
    /** A path with its language prefix, or an absolute URL. */
    href: text().notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
  },
  (table) => [
    index('menu_items_menu_index').on(table.menu, table.domain, table.language, table.weight, table.id),
    index('menu_items_parent_index').on(table.parentId),
  ],
);
