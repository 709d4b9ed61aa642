import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { nodes } from './nodes.ts';

/** The links within the sites that lead nowhere for visitors, as they were found last. */
export const brokenLinks = pgTable(
  'broken_links',
  {
    id: serial().primaryKey(),
    /** What holds the link: `page 12 nl`, `menu main.alcohol.nl`. What it holds is written anew as a whole. */
    holder: text().notNull(),
    kind: text({ enum: ['page', 'menu'] }).notNull(),
    /** Of a page; its links go with it. */
    nid: integer().references(() => nodes.nid, { onDelete: 'cascade' }),
    /** Of a menu: its name. */
    menu: text(),
    /** Of the page, or of the menu's entry. */
    title: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** The domains in which the address is missing. */
    domains: text().array().$type<readonly DomainKey[]>().notNull(),
    href: text().notNull(),
    words: text().notNull(),
    /** The stored field that holds it; empty for a menu. */
    path: text().notNull(),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('broken_links_holder_index').on(table.holder), index('broken_links_node_index').on(table.nid)],
);
