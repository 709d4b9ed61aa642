import { boolean, mixed, object } from 'yup';
import { type PostValues, readComment, readPost, toCommentBody } from './forum.ts';
import { defineOperation, toIfMatch } from './operation.ts';
import { wrapField } from './own-user.ts';

interface CreatePostInput {
  readonly body: PostValues & {
    /** Term id. */
    readonly category: number;
  };
  /** Idempotency key: a retry finds the same post. */
  readonly key: string;
}

/** Writes a post in a category of the forum, under the user's nickname. */
export const createPost = defineOperation({
  name: 'create-post',
  method: 'POST',
  route: '/node',
  access: 'participant',
  request: object({ type: mixed().required() }),
  body: ({ body }: CreatePostInput) => ({
    type: 'forum',
    title: wrapField(body.title),
    body: [{ value: body.body, format: 'poor_text' }],
    taxonomy_forums: [{ target_id: body.category }],
  }),
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  read: ({ body }) => readPost(body),
  errors: {
    403: 'not a participant, or the session token is stale',
    422: 'invalid values, one line per field; field_nickname if the user has no nickname yet',
    429: 'too many posts and comments in an hour',
  },
});

interface UpdatePostInput {
  readonly params: { readonly id: number; readonly revision: number | null };
  readonly body: { readonly body: string; readonly title?: string };
}

/** Changes a post of the user. */
export const updatePost = defineOperation({
  name: 'update-post',
  method: 'PATCH',
  route: '/node/:id',
  access: 'participant',
  request: object({ type: mixed().required() }),
  body: ({ body }: UpdatePostInput) => ({
    type: 'forum',
    title: wrapField(body.title),
    body: [{ value: body.body, format: 'poor_text' }],
  }),
  headers: ({ params }) => toIfMatch(params.revision),
  read: ({ body }) => readPost(body),
  errors: {
    403: 'not its author',
    404: 'no such post in this domain',
    412: 'changed since it was read',
    422: 'invalid values, one line per field',
  },
});

/** Anonymises a post of the user: removes author and text; its position and the replies remain. */
export const anonymisePost = defineOperation({
  name: 'anonymise-post',
  method: 'PATCH',
  route: '/entity/node/:id/anonymize',
  access: 'participant',
  request: object({ anonymize_comments: boolean().strict() }),
  body: ({ body }: { readonly body: { readonly withComments: boolean } }) => ({
    anonymize_comments: body.withComments,
  }),
  read: ({ body }) => readPost(body),
  errors: { 403: 'not its author', 404: 'no such post in this domain' },
});

interface CreateCommentInput {
  readonly body: {
    /** nid of the post. */
    readonly post: number;
    readonly body: string;
    /** cid of the comment to which it replies; null for a reply to the post. */
    readonly parent: number | null;
  };
  /** Idempotency key: a retry finds the same comment. */
  readonly key: string;
}

/** Comments on a post, or replies to another comment, under the user's nickname. */
export const createComment = defineOperation({
  name: 'create-comment',
  method: 'POST',
  route: '/comment',
  access: 'participant',
  request: object({ entity_id: mixed().required() }),
  body: ({ body }: CreateCommentInput) => ({
    ...toCommentBody(body.post, body.body),
    ...(body.parent === null ? {} : { pid: [{ target_id: body.parent }] }),
  }),
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  read: ({ body }) => readComment(body),
  errors: {
    403: 'not a participant, or the session token is stale',
    404: 'no such post in this domain',
    422: 'invalid values, one line per field; field_nickname if the user has no nickname yet',
    429: 'too many posts and comments in an hour',
  },
});

interface UpdateCommentInput {
  readonly params: {
    readonly id: number /** Version on which the change is based. */;
    readonly revision?: number | null;
  };
  readonly body: { readonly post: number; readonly body: string };
}

/** Changes a comment of the user. */
export const updateComment = defineOperation({
  name: 'update-comment',
  method: 'PATCH',
  route: '/entity/comment/:id',
  access: 'participant',
  path: ({ params }: UpdateCommentInput, backEnd) => `${backEnd.comment}/${params.id}`,
  request: object({ comment_type: mixed().required() }),
  body: ({ body }) => toCommentBody(body.post, body.body),
  headers: ({ params }) => toIfMatch(params.revision),
  read: ({ body }) => readComment(body),
  errors: {
    403: 'not its author',
    404: 'no such comment in this domain',
    412: 'changed since it was read',
    422: 'invalid values, one line per field',
  },
});

/** Anonymises a comment of the user: removes author and text; its position and the replies remain. */
export const anonymiseComment = defineOperation({
  name: 'anonymise-comment',
  method: 'PATCH',
  route: '/entity/comment/:id/anonymize',
  access: 'participant',
  path: ({ params }: { readonly params: { readonly id: number } }, backEnd) =>
    `${backEnd.comment}/${params.id}/anonymize`,
  read: ({ body }) => readComment(body),
  errors: { 403: 'not its author', 404: 'no such comment in this domain' },
});
