import { readBodyText } from '#src/rules/fields/body-text.ts';
import { COMMENT_LENGTH } from '#src/rules/limits.ts';
import { field } from './fields/fields.ts';
import { requiredTextKind } from './fields/kinds.ts';
import { type FlagState, type ForumAuthor, readFlags, readForumAuthor, readMoment } from './forum-author.ts';
import { isAwaitingModeration, isHelpShown } from './help-shown.ts';
import { UnreadableAnswer } from './result.ts';
import { first, firstText, record, wholeNumber, wireFields } from './wire.ts';

/** A comment (docs/specification.md, section 5, "Forum"). */
export const commentFields = {
  body: field('field_body', requiredTextKind, (text, _: object) => readBodyText(text, COMMENT_LENGTH)),
};

/** The parent comment. */
export interface ParentComment {
  readonly id: number;
  /** Path of the page of its post, with its anchor; without language prefix. */
  readonly href: string;
  /** Null where its author was removed. */
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
  /** True if only its writer sees it until a moderator has read it. */
  readonly isHeld: boolean;
  readonly isHelpShown: boolean;
}

/** Reads a wrapped comment, from a response or from the view `forum/comments`. */
export function readComment(raw: unknown): ForumComment {
  const fields = wireFields(record(raw, 'comment'));
  const id = wholeNumber(first(fields, 'cid'));
  if (id === null) throw new UnreadableAnswer('malformed', 'no comment');
  const parent = wholeNumber(first(fields, 'pid', 'target_id'));
  const href = firstText(fields, 'parent_comment') ?? '';
  return {
    id,
    post: wholeNumber(first(fields, 'entity_id', 'target_id')),
    body: firstText(fields, 'field_body') ?? '',
    author: readForumAuthor(fields),
    created: readMoment(fields, 'created'),
    changed: readMoment(fields, 'changed'),
    parent: parent === null ? null : { id: parent, href, author: firstText(fields, 'parent_author') },
    ...readFlags(fields),
    isHeld: isAwaitingModeration(fields),
    isHelpShown: isHelpShown(fields),
  };
}

/** Body of every write of a comment. */
export function commentBody(post: number, body: string) {
  return {
    comment_type: 'comment_forum',
    entity_type: [{ value: 'node' }],
    entity_id: [{ target_id: post }],
    field_name: [{ value: 'comment_forum' }],
    field_body: [{ value: body, format: 'poor_text' }],
  };
}
