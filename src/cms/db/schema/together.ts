import { bigint, bigserial, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '#src/domains/domain.ts';
import { nodes } from './nodes.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
const uid = (name: string) => bigint(name, { mode: 'number' });
const nid = () =>
  integer()
    .notNull()
    .references(() => nodes.nid, { onDelete: 'cascade' });

/** Open pages by editor and tab; a row that was not updated for a minute is obsolete. */
export const pagePresence = pgTable(
  'page_presence',
  {
    /** Id that the tab generated. */
    tab: text().notNull(),
    uid: uid('uid').notNull(),
    nid: nid(),
    language: text().$type<Language>().notNull(),
    /** The uuid of the selected block; null for the page as a whole. */
    block: text(),
    isWriting: boolean('is_writing').notNull(),
    seenAt: timestamptz('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.nid, table.language, table.uid, table.tab] }),
    index('page_presence_seen_index').on(table.seenAt),
    index('page_presence_uid_index').on(table.uid),
  ],
);

/** Notes between editors about a page or one of its blocks; not visible to visitors. */
export const pageNotes = pgTable(
  'page_notes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    nid: nid(),
    language: text().$type<Language>().notNull(),
    /** The uuid of the block; null for the page as a whole. */
    block: text(),
    words: text().notNull(),
    /** Null after the author's account is deleted. */
    authorUid: uid('author_uid'),
    writtenAt: timestamptz('written_at').notNull(),
    /** Time at which the note was resolved; null while it is open. */
    doneAt: timestamptz('done_at'),
  },
  (table) => [
    index('page_notes_page_index').on(table.nid, table.language, table.id),
    index('page_notes_author_index').on(table.authorUid),
  ],
);

/** A revision submitted to a colleague for publication, and its outcome. */
export const approvalRequests = pgTable(
  'approval_requests',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    nid: nid(),
    language: text().$type<Language>().notNull(),
    vid: bigint({ mode: 'number' }).notNull(),
    /** Note with the request; empty if there is none. */
    words: text().notNull(),
    askedBy: uid('asked_by'),
    askedAt: timestamptz('asked_at').notNull(),
    /** Null while the request is open. */
    answer: text({ enum: ['published', 'refused', 'withdrawn'] }),
    /** Reason of the refusal. */
    reason: text(),
    answeredBy: uid('answered_by'),
    answeredAt: timestamptz('answered_at'),
  },
  (table) => [
    index('approval_requests_page_index').on(table.nid, table.language, table.id),
    index('approval_requests_asked_index').on(table.askedBy),
    index('approval_requests_answered_index').on(table.answeredBy),
  ],
);
