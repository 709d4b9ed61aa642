import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { nextNodeId } from './node-ids.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** A node in all its languages. */
export const nodes = pgTable(
  'nodes',
  {
    nid: integer().primaryKey().default(nextNodeId),
    uuid: uuid().notNull().unique(),
    type: text().notNull(),
    domains: text().array().notNull(),
    /** Notes for editors: sources, and open checks. */
    notes: text(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [index('nodes_type_index').on(table.type, table.nid)],
);

/** One saved state of a node in one language; rows are never changed. */
export const nodeRevisions = pgTable(
  'node_revisions',
  {
    vid: bigserial({ mode: 'number' }).primaryKey(),
    nid: integer()
      .notNull()
      .references(() => nodes.nid, { onDelete: 'cascade' }),
    language: text().notNull(),
    state: text({ enum: ['draft', 'published', 'scheduled'] }).notNull(),
    /** Time at which a scheduled revision is to be published. */
    publishAt: timestamptz('publish_at'),
    title: text().notNull(),
    /** The stored fields by their registry names. */
    fields: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    authorUid: bigint('author_uid', { mode: 'number' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('node_revisions_node_index').on(table.nid, table.language, table.vid),
    // Expression for the desk's full-text search of pages (`modules/content/desk/list-pages.ts`).
    index('node_revisions_words_index').using('gin', sql`jsonb_to_tsvector('simple', "fields", '["string"]')`),
  ],
);

/** The newest and the published revision of each language. */
export const nodeTranslations = pgTable(
  'node_translations',
  {
    nid: integer()
      .notNull()
      .references(() => nodes.nid, { onDelete: 'cascade' }),
    language: text().notNull(),
    latestVid: bigint('latest_vid', { mode: 'number' })
      .notNull()
      .references(() => nodeRevisions.vid),
    /** Null for an unpublished language. */
    publishedVid: bigint('published_vid', { mode: 'number' }).references(() => nodeRevisions.vid),
    /** Publication time of the newest revision, if it is scheduled. */
    publishAt: timestamptz('publish_at'),
    /** Dutch revision that a translation was last updated to; null for Dutch, and if there was none. */
    sourceVid: bigint('source_vid', { mode: 'number' }).references(() => nodeRevisions.vid),
  },
  (table) => [
    primaryKey({ columns: [table.nid, table.language] }),
    index('node_translations_source_index').on(table.sourceVid),
    index('node_translations_latest_index').on(table.latestVid),
    index('node_translations_published_index').on(table.publishedVid),
    index('node_translations_due_index').on(table.publishAt).where(sql`publish_at is not null`),
  ],
);

/** Numeric ids of the paragraphs in nodes' revisions. */
export const paragraphs = pgTable(
  'paragraphs',
  {
    id: serial().primaryKey(),
    uuid: uuid().notNull().unique(),
    nid: integer()
      .notNull()
      .references(() => nodes.nid, { onDelete: 'cascade' }),
  },
  (table) => [index('paragraphs_node_index').on(table.nid)],
);

/** Path of a node: one per domain and language, without language prefix. */
export const pathAliases = pgTable(
  'path_aliases',
  {
    id: serial().primaryKey(),
    nid: integer()
      .notNull()
      .references(() => nodes.nid, { onDelete: 'cascade' }),
    domain: text().notNull(),
    language: text().notNull(),
    path: text().notNull(),
  },
  (table) => [
    uniqueIndex('path_aliases_path_index').on(table.domain, table.path, table.language),
    uniqueIndex('path_aliases_node_index').on(table.nid, table.domain, table.language),
  ],
);

/** Former path of a node; redirects to its current path. */
export const aliasRedirects = pgTable(
  'alias_redirects',
  {
    id: serial().primaryKey(),
    nid: integer()
      .notNull()
      .references(() => nodes.nid, { onDelete: 'cascade' }),
    domain: text().notNull(),
    language: text().notNull(),
    path: text().notNull(),
  },
  (table) => [
    uniqueIndex('alias_redirects_path_index').on(table.domain, table.path, table.language),
    index('alias_redirects_node_index').on(table.nid),
  ],
);
