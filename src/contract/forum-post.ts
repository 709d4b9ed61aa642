import { readBodyText } from '#src/rules/fields/body-text.ts';
import { readText } from '#src/rules/fields/text.ts';
import { POST_BODY_LENGTH, POST_TITLE_LENGTH } from '#src/rules/limits.ts';
import { readEntity } from './entity.ts';
import { field, type InferValues } from './fields/fields.ts';
import { requiredTextKind } from './fields/kinds.ts';
import { type FlagState, type ForumAuthor, readFlags, readForumAuthor, readMoment } from './forum-author.ts';
import { isAwaitingModeration, isHelpShown } from './help-shown.ts';
import { first, firstText, wholeNumber } from './wire.ts';

/** Fields of a post (docs/specification.md, section 5, "Forum"): typed, sent and stored. */
export const postFields = {
  title: field('title', requiredTextKind, (text, _: object) => readText(text, POST_TITLE_LENGTH)),
  body: field('body', requiredTextKind, (text, _: object) => readBodyText(text, POST_BODY_LENGTH)),
};

/** Form values of a post. */
export type PostValues = InferValues<typeof postFields>;

export interface ForumPost extends PostValues, FlagState {
  readonly id: number;
  readonly revision: number | null;
  /** Term id of its category. */
  readonly category: number | null;
  readonly author: ForumAuthor;
  /** ISO 8601, UTC. */
  readonly created: string;
  readonly changed: string | null;
  readonly comments: number;
  /** True if only its writer sees it until a moderator has read it. */
  readonly isHeld: boolean;
  readonly isHelpShown: boolean;
}

/** Reads a wrapped post, from a response or from the view `forum/posts`, whose rows have no body. */
export function readPost(raw: unknown): ForumPost {
  const { id, revision, title, changed, fields } = readEntity(raw);
  return {
    id,
    revision,
    title,
    changed,
    body: firstText(fields, 'body') ?? '',
    category: wholeNumber(first(fields, 'taxonomy_forums', 'target_id')),
    author: readForumAuthor(fields),
    created: readMoment(fields, 'created'),
    comments: wholeNumber(first(fields, 'comment_forum', 'comment_count')) ?? 0,
    ...readFlags(fields),
    isHeld: isAwaitingModeration(fields),
    isHelpShown: isHelpShown(fields),
  };
}
