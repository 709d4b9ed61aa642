import { mixed, object } from 'yup';
import { commentBody, readComment } from './forum-comment.ts';
import { defineOperation } from './operation.ts';

interface Input {
  readonly body: {
    /** nid of the post. */
    readonly post: number;
    readonly body: string;
    /** cid of the comment that this one answers; null for one that answers the post. */
    readonly parent: number | null;
  };
  /** Idempotency key: a retry finds the same comment. */
  readonly key: string;
}

/** Comments on a post, or answers another comment, under the own nickname. */
export const createComment = defineOperation({
  name: 'create-comment',
  method: 'POST',
  route: '/comment',
  access: 'participant',
  request: object({ entity_id: mixed().required() }),
  body: ({ body }: Input) => ({
    ...commentBody(body.post, body.body),
    ...(body.parent === null ? {} : { pid: [{ target_id: body.parent }] }),
  }),
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  read: ({ body }) => readComment(body),
  errors: {
    403: 'not a participant, or the session token is stale',
    404: 'no such post in this domain',
    422: 'values refused, one line per field; field_nickname where a nickname is still to be chosen',
    429: 'too many posts and comments in an hour',
  },
});
