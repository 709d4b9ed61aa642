import { bigserial, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { ApprovalRemark, ReviewSubject } from '#src/contract/desk/approval-links.ts';
import type { EntryKey, EntryTypeName } from '#src/contract/desk/versions.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Named sets of drafts that are published together. */
export const releases = pgTable(
  'releases',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    madeAt: timestamptz('made_at').notNull(),
    /** Null for a release that is published by hand. */
    publishAt: timestamptz('publish_at'),
    /** Time at which it should have been published; null after it is scheduled again. */
    heldAt: timestamptz('held_at'),
    publishedAt: timestamptz('published_at'),
  },
  (table) => [index('releases_due_index').on(table.publishAt)],
);

/** Published content of an entry before its release. */
export interface PreviousContent {
  /** Content in the shape of a save request, or the revision of a page; null if nothing was published. */
  readonly content: Readonly<Record<string, unknown>> | null;
  readonly vid: number | null;
}

/** The entries of releases. */
export const releaseEntries = pgTable(
  'release_entries',
  {
    release: integer()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    kind: text().$type<EntryTypeName>().notNull(),
    key: text().notNull(),
    /** Hash of the published content: when the entry was added, and after its release was published. */
    base: text().notNull(),
    /** Null until the release is published. */
    before: jsonb().$type<PreviousContent>(),
    /** Draft as published. */
    draft: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    primaryKey({ columns: [table.release, table.kind, table.key] }),
    index('release_entries_entry_index').on(table.kind, table.key),
  ],
);

/** Links by which reviewers without an account approve drafts. */
export const approvalLinks = pgTable(
  'approval_links',
  {
    id: serial().primaryKey(),
    kind: text().$type<ReviewSubject['kind']>().notNull(),
    key: text().notNull(),
    until: timestamptz('until').notNull(),
    revokedAt: timestamptz('revoked_at'),
  },
  (table) => [index('approval_links_subject_index').on(table.kind, table.key)],
);

/** Identifies a draft as it was reviewed. */
export interface ReviewedVersion extends EntryKey {
  readonly hash: string;
}

/** Answers of reviewers, with the reviewed versions. */
export const approvalAnswers = pgTable(
  'approval_answers',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    link: integer()
      .notNull()
      .references(() => approvalLinks.id),
    name: text().notNull(),
    role: text().notNull(),
    answer: text({ enum: ['approved', 'remarks'] }).notNull(),
    remarks: jsonb().$type<readonly ApprovalRemark[]>().notNull(),
    versions: jsonb().$type<readonly ReviewedVersion[]>().notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    index('approval_answers_link_index').on(table.link),
    index('approval_answers_versions_index').using('gin', table.versions),
  ],
);
