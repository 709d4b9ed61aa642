import { mixed, object } from 'yup';
import { type PostValues, readPost } from './forum-post.ts';
import { defineOperation } from './operation.ts';
import { wrapped } from './own-user.ts';

interface Input {
  readonly body: PostValues & {
    /** Term id. */
    readonly category: number;
  };
  /** Idempotency key: a retry finds the same post. */
  readonly key: string;
}

/** Writes a post in a category of the forum, under the own nickname. */
export const createPost = defineOperation({
  name: 'create-post',
  method: 'POST',
  route: '/node',
  access: 'participant',
  request: object({ type: mixed().required() }),
  body: ({ body }: Input) => ({
    type: 'forum',
    title: wrapped(body.title),
    body: [{ value: body.body, format: 'poor_text' }],
    taxonomy_forums: [{ target_id: body.category }],
  }),
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  read: ({ body }) => readPost(body),
  errors: {
    403: 'not a participant, or the session token is stale',
    422: 'values refused, one line per field; field_nickname where a nickname is still to be chosen',
    429: 'too many posts and comments in an hour',
  },
});
