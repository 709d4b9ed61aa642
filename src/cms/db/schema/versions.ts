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
} from 'drizzle-orm/pg-core';
import type { EntryTypeName, VersionedKind } from '#src/contract/desk/versions.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Every saved state of content that the desk saves as a whole; pages have revisions instead. */
export const versions = pgTable(
  'versions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().$type<VersionedKind>().notNull(),
    /** Key of the entry within its type. */
    key: text().notNull(),
    /** Published content, or a draft that only the desk sees. */
    state: text({ enum: ['draft', 'published'] })
      .notNull()
      .default('published'),
    /** Content as saved; null for a deletion. */
    content: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** Null for the system. */
    authorUid: bigint('author_uid', { mode: 'number' }),
    /** Null for content from before the first stored save. */
    savedAt: timestamptz('saved_at'),
  },
  (table) => [index('versions_thing_index').on(table.kind, table.key, table.id)],
);

/** Draft of an entry, and the dates at which the draft is published and the publication ends. */
export const pendingEntries = pgTable(
  'things',
  {
    kind: text().$type<EntryTypeName>().notNull(),
    key: text().notNull(),
    /** The version of the draft; null without a draft. */
    draftId: bigint('draft_id', { mode: 'number' }).references(() => versions.id),
    /** Number of draft saves; every save sends the number it is based on. */
    edit: integer().notNull().default(0),
    publishAt: timestamptz('publish_at'),
    endAt: timestamptz('end_at'),
    /** Time at which other content was published or saved instead of a planned draft; null while the plan is valid. */
    stoppedAt: timestamptz('stopped_at'),
    /** Time and author of a proposal to publish the draft, by an editor without the right to publish. */
    askedAt: timestamptz('asked_at'),
    askedBy: bigint('asked_by', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('things_draft_index').on(table.draftId),
    index('things_publish_index').on(table.publishAt),
    index('things_end_index').on(table.endAt),
  ],
);

/** The rows of a deleted entry in one table. */
export interface BinnedRows {
  readonly table: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Deleted entries with their rows, so that they can be restored. */
export const bin = pgTable(
  'bin',
  {
    id: serial().primaryKey(),
    kind: text().$type<EntryTypeName>().notNull(),
    key: text().notNull(),
    /** Name of the entry at the desk. */
    name: text().notNull(),
    domains: text().array().notNull(),
    rows: jsonb().$type<readonly BinnedRows[]>().notNull(),
    /** Null for the system. */
    deletedBy: bigint('deleted_by', { mode: 'number' }),
    deletedAt: timestamptz('deleted_at').notNull(),
  },
  (table) => [index('bin_moment_index').on(table.deletedAt)],
);
