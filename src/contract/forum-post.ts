import { object } from 'yup';
import { readBodyText } from '#src/rules/fields/body-text.ts';
import { readText } from '#src/rules/fields/text.ts';
import { POST_BODY_LENGTH, POST_TITLE_LENGTH } from '#src/rules/limits.ts';
import { readEntity } from './entity.ts';
import { type FlagState, type ForumAuthor, momentOf, readFlags, readForumAuthor } from './forum-author.ts';
import { isHelpShown } from './help-shown.ts';
import { typedText } from './typed-text.ts';
import { first, firstText, wholeNumber } from './wire.ts';

/** What a person types into a post. */
export interface PostValues {
  readonly title: string;
  readonly body: string;
}

/** The form of a post (section 5, "Forum"). */
export const postValues = object({
  title: typedText((typed) => readText(typed, POST_TITLE_LENGTH)).trim(),
  body: typedText((typed) => readBodyText(typed, POST_BODY_LENGTH)),
});

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
  readonly isHelpShown: boolean;
}

/** Reads a wrapped post, from an answer or from the view `forum/posts`, whose rows have no body. */
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
    created: momentOf(fields, 'created'),
    comments: wholeNumber(first(fields, 'comment_forum', 'comment_count')) ?? 0,
    ...readFlags(fields),
    isHelpShown: isHelpShown(fields),
  };
}
