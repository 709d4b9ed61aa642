import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { nodes } from './nodes.ts';

/** Broken links within the sites, as of the last check. */
export const brokenLinks = pgTable(
  'broken_links',
  {
    id: serial().primaryKey(),
    /** Page or menu that contains the link: `page 12 nl`, `menu main.alcohol.nl`. Its rows are replaced as a whole. */
    holder: text().notNull(),
    kind: text({ enum: ['page', 'menu'] }).notNull(),
    /** Id of the page; its links are deleted with it. */
    nid: integer().references(() => nodes.nid, { onDelete: 'cascade' }),
    /** Name of the menu. */
    menu: text(),
    /** Title of the page, or of the menu entry. */
    title: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Domains in which the URL does not exist. */
    domains: text().array().$type<readonly DomainKey[]>().notNull(),
    href: text().notNull(),
    words: text().notNull(),
    /** The stored field with the link; empty for a menu. */
    path: text().notNull(),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('broken_links_holder_index').on(table.holder), index('broken_links_node_index').on(table.nid)],
);
