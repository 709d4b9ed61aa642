import {
  bigint,
  boolean,
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

/** Creates the column of an author: a participant, the provider's team, or a removed author without text. */
const author = () => text({ enum: ['participant', 'team', 'nobody'] }).notNull();

/** Counts of a category in a domain. They number the posts, so that a page can be found by post numbers. */
export const forumCounts = pgTable(
  'forum_counts',
  {
    domain: text().notNull(),
    /** Term of the vocabulary "forums". */
    tid: integer().notNull(),
    posts: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    lastCommentAt: timestamptz('last_comment_at'),
  },
  (table) => [primaryKey({ columns: [table.domain, table.tid] })],
);

/** A post of the forum. Posts are never deleted, so their numbers have no gaps. */
export const forumPosts = pgTable(
  'forum_posts',
  {
    nid: integer().primaryKey().default(nextNodeId),
    uuid: uuid().notNull().unique(),
    domain: text().notNull(),
    tid: integer().notNull(),
    /** Position in the category, from 1. */
    number: integer().notNull(),
    /** Null for the team and for a removed author. */
    uid: bigint({ mode: 'number' }),
    author: author(),
    title: text().notNull(),
    body: text().notNull(),
    /** The team's text in its other languages. */
    translations: jsonb().$type<Readonly<Record<string, { readonly title: string; readonly body: string }>>>(),
    comments: integer().notNull().default(0),
    lastCommentAt: timestamptz('last_comment_at'),
    /** Time since which the post is hidden. */
    hiddenAt: timestamptz('hidden_at'),
    /** True until a moderator has read it; until then only its author can see and change it. */
    isHeld: boolean('is_held').notNull().default(false),
    /** Revision number from 1, for `If-Match`. */
    revision: integer().notNull().default(1),
    createdAt: timestamptz('created_at').notNull(),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('forum_posts_place_index').on(table.domain, table.tid, table.number),
    index('forum_posts_uid_index').on(table.uid),
  ],
);

/** A comment below a post. Comments are never deleted, so their numbers have no gaps. */
export const comments = pgTable(
  'comments',
  {
    cid: serial().primaryKey(),
    uuid: uuid().notNull().unique(),
    nid: integer()
      .notNull()
      .references(() => forumPosts.nid),
    /** Position below the post, from 1. */
    number: integer().notNull(),
    /** Comment of this post that it replies to. */
    pid: integer(),
    uid: bigint({ mode: 'number' }),
    author: author(),
    body: text().notNull(),
    /** Time since which the comment is hidden. */
    hiddenAt: timestamptz('hidden_at'),
    /** True until a moderator has read it; until then only its author can see and change it. */
    isHeld: boolean('is_held').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('comments_place_index').on(table.nid, table.number),
    index('comments_uid_index').on(table.uid),
  ],
);
