import { readPart } from './entity.ts';
import { type ForumPost, readPost } from './forum-post.ts';
import { first, firstText, wholeNumber } from './wire.ts';

export interface ForumCategory {
  /** Term id. */
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly posts: number;
  readonly comments: number;
  /** Seconds since 1970; null without comments. */
  readonly lastCommentAt: number | null;
  /** Its newest posts, newest first, without their bodies; a content system may leave them out. */
  readonly newest: readonly ForumPost[];
}

/**
 * Reads a row of the view `forum/categories` (docs/specification.md, section 3, "Forum category": nid and cid are the
 * counts).
 */
export function readCategory(raw: unknown): ForumCategory {
  const { id, fields } = readPart(raw);
  return {
    id,
    name: firstText(fields, 'name') ?? '',
    description: firstText(fields, 'description') ?? '',
    posts: wholeNumber(first(fields, 'nid')) ?? 0,
    comments: wholeNumber(first(fields, 'cid')) ?? 0,
    lastCommentAt: wholeNumber(first(fields, 'last_comment_timestamp')),
    newest: (fields.newest_posts ?? []).map(readPost),
  };
}
