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
import type { VersionedKind } from '#src/contract/desk/list-versions.ts';
import type { ThingKindName } from '#src/contract/desk/thing.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Every state that somebody saved of what the desk changes as a whole; pages have revisions of their own. */
export const versions = pgTable(
  'versions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().$type<VersionedKind>().notNull(),
    /** Names the thing among those of its kind. */
    key: text().notNull(),
    /** What visitors saw from then on, or a draft that only the desk sees. */
    state: text({ enum: ['draft', 'published'] })
      .notNull()
      .default('published'),
    /** As it is saved; null where it was taken away. */
    content: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** Null for the system itself. */
    authorUid: bigint('author_uid', { mode: 'number' }),
    /** Null for what stood there before anybody's save was kept. */
    savedAt: moment('saved_at'),
  },
  (table) => [index('versions_thing_index').on(table.kind, table.key, table.id)],
);

/** What waits for a thing: its draft, and the moments at which that is published and at which it ends. */
export const things = pgTable(
  'things',
  {
    kind: text().$type<ThingKindName>().notNull(),
    key: text().notNull(),
    /** The version that is the draft; null where visitors see what was saved last. */
    draftId: bigint('draft_id', { mode: 'number' }).references(() => versions.id),
    /** Counts the saves of drafts: every save names the one it started from. */
    edit: integer().notNull().default(0),
    publishAt: moment('publish_at'),
    endAt: moment('end_at'),
    /** When something else was published instead of a draft that was planned; null where its moment stands or was none. */
    stoppedAt: moment('stopped_at'),
    /** When somebody who may not publish proposed the draft to a colleague, and who. */
    askedAt: moment('asked_at'),
    askedBy: bigint('asked_by', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('things_draft_index').on(table.draftId),
    index('things_publish_index').on(table.publishAt),
    index('things_end_index').on(table.endAt),
  ],
);

/** One table's rows of a thing that was deleted. */
export interface BinnedRows {
  readonly table: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** What editors deleted: its rows as they stood, so that it can be brought back. */
export const bin = pgTable(
  'bin',
  {
    id: serial().primaryKey(),
    kind: text().$type<ThingKindName>().notNull(),
    key: text().notNull(),
    /** What the desk calls it. */
    name: text().notNull(),
    domains: text().array().notNull(),
    rows: jsonb().$type<readonly BinnedRows[]>().notNull(),
    /** Null for the system itself. */
    deletedBy: bigint('deleted_by', { mode: 'number' }),
    deletedAt: moment('deleted_at').notNull(),
  },
  (table) => [index('bin_moment_index').on(table.deletedAt)],
);
