import { readBodyText, readText } from '#src/rules/fields/text.ts';
import { COMMENT_LENGTH, POST_BODY_LENGTH, POST_TITLE_LENGTH } from '#src/rules/limits.ts';
import { readEntity, readPart } from './entity.ts';
import { defineField, type InferValues } from './fields/fields.ts';
import { requiredTextFormat } from './fields/text-formats.ts';
import { isAwaitingModeration, isHelpShown } from './help-shown.ts';
import { UnreadableResponseError } from './result.ts';
import { getFirstText, getFirstValue, readRecord, readWholeNumber, readWireFields, type WireFields } from './wire.ts';

/** Author of a post or a comment; has no name if it was anonymised. */
export type ForumAuthor =
  | { readonly kind: 'participant'; readonly uid: number; readonly name: string; readonly avatar: number }
  | { readonly kind: 'team'; readonly name: string }
  | { readonly kind: 'nobody' };

/** Reads the author with avatar and name (docs/specification.md, section 3, "Forum post"); the team has uid 0. */
export function readForumAuthor(fields: WireFields): ForumAuthor {
  const [item] = fields.uid ?? [];
  const uid = readWholeNumber(item?.target_id);
  const name = typeof item?.name === 'string' ? item.name : '';
  if (uid === null) return { kind: 'nobody' };
  if (uid === 0) return { kind: 'team', name };
  return { kind: 'participant', uid, name, avatar: readWholeNumber(item?.avatar) ?? 1 };
}

/** Number of likes of a post or a comment, and the user's own like and report. */
export interface FlagState {
  readonly likes: number;
  readonly isLiked: boolean;
  readonly isReported: boolean;
}

/** Reads the flags of an entity; the flag's name depends on its type. */
export function readFlags(fields: WireFields): FlagState {
  const find = (name: string) => fields.flags?.find(({ flag }) => typeof flag === 'string' && flag.startsWith(name));
  const like = find('like');
  return {
    likes: readWholeNumber(like?.count) ?? 0,
    isLiked: like?.flagged === true,
    isReported: find('inappropriate')?.flagged === true,
  };
}

export const readTimeText = (fields: WireFields, name: string): string => getFirstText(fields, name) ?? '';

/** Fields of a forum post (docs/specification.md, section 5, "Forum"): typed, sent and stored. */
export const postFields = {
  title: defineField('title', requiredTextFormat, (text, _: object) => readText(text, POST_TITLE_LENGTH)),
  body: defineField('body', requiredTextFormat, (text, _: object) => readBodyText(text, POST_BODY_LENGTH)),
};

/** Form values of a post. */
export type PostValues = InferValues<typeof postFields>;

export interface ForumPost extends PostValues, FlagState {
  readonly id: number;
  readonly revision: number | null;
  /** Term id of the post's category. */
  readonly category: number | null;
  readonly author: ForumAuthor;
  /** ISO 8601, UTC. */
  readonly created: string;
  readonly changed: string | null;
  readonly comments: number;
  /** True until a moderator has read it; until then only its author sees it. */
  readonly isHeld: boolean;
  readonly isHelpShown: boolean;
}

/** Reads a wrapped post, from a response or from the view `forum/posts`, which omits the body. */
export function readPost(raw: unknown): ForumPost {
  const { id, revision, title, changed, fields } = readEntity(raw);
  return {
    id,
    revision,
    title,
    changed,
    body: getFirstText(fields, 'body') ?? '',
    category: readWholeNumber(getFirstValue(fields, 'taxonomy_forums', 'target_id')),
    author: readForumAuthor(fields),
    created: readTimeText(fields, 'created'),
    comments: readWholeNumber(getFirstValue(fields, 'comment_forum', 'comment_count')) ?? 0,
    ...readFlags(fields),
    isHeld: isAwaitingModeration(fields),
    isHelpShown: isHelpShown(fields),
  };
}

export interface ForumCategory {
  /** Term id. */
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly posts: number;
  readonly comments: number;
  /** Seconds since 1970; null without comments. */
  readonly lastCommentAt: number | null;
  /** Newest posts, latest first, each with the last sentence of its body; a content system may omit them. */
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
    name: getFirstText(fields, 'name') ?? '',
    description: getFirstText(fields, 'description') ?? '',
    posts: readWholeNumber(getFirstValue(fields, 'nid')) ?? 0,
    comments: readWholeNumber(getFirstValue(fields, 'cid')) ?? 0,
    lastCommentAt: readWholeNumber(getFirstValue(fields, 'last_comment_timestamp')),
    newest: (fields.newest_posts ?? []).map(readPost),
  };
}

/** Fields of a comment (docs/specification.md, section 5, "Forum"). */
export const commentFields = {
  body: defineField('field_body', requiredTextFormat, (text, _: object) => readBodyText(text, COMMENT_LENGTH)),
};

/** The parent comment. */
export interface ParentComment {
  readonly id: number;
  /** Path of the page of its post, with its anchor; without language prefix. */
  readonly href: string;
  /** Null if its author was removed. */
  readonly author: string | null;
}

export interface ForumComment extends FlagState {
  readonly id: number;
  readonly post: number | null;
  readonly body: string;
  readonly author: ForumAuthor;
  /** ISO 8601, UTC. */
  readonly created: string;
  readonly changed: string;
  readonly parent: ParentComment | null;
  /** True until a moderator has read it; until then only its author sees it. */
  readonly isHeld: boolean;
  readonly isHelpShown: boolean;
  /** Version of the text; null if its author is not shown. */
  readonly revision: number | null;
}

/** Reads a wrapped comment, from a response or from the view `forum/comments`. */
export function readComment(raw: unknown): ForumComment {
  const fields = readWireFields(readRecord(raw, 'comment'));
  const id = readWholeNumber(getFirstValue(fields, 'cid'));
  if (id === null) throw new UnreadableResponseError('malformed', 'no comment');
  const parent = readWholeNumber(getFirstValue(fields, 'pid', 'target_id'));
  const href = getFirstText(fields, 'parent_comment') ?? '';
  return {
    id,
    post: readWholeNumber(getFirstValue(fields, 'entity_id', 'target_id')),
    body: getFirstText(fields, 'field_body') ?? '',
    author: readForumAuthor(fields),
    created: readTimeText(fields, 'created'),
    changed: readTimeText(fields, 'changed'),
    parent: parent === null ? null : { id: parent, href, author: getFirstText(fields, 'parent_author') },
    ...readFlags(fields),
    isHeld: isAwaitingModeration(fields),
    isHelpShown: isHelpShown(fields),
    revision: readWholeNumber(getFirstValue(fields, 'vid')),
  };
}

/** Creates the request body of a new or changed comment. */
export function toCommentBody(post: number, body: string) {
  return {
    comment_type: 'comment_forum',
    entity_type: [{ value: 'node' }],
    entity_id: [{ target_id: post }],
    field_name: [{ value: 'comment_forum' }],
    field_body: [{ value: body, format: 'poor_text' }],
  };
}
