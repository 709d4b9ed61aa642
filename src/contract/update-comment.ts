import { mixed, object } from 'yup';
import { commentBody, readComment } from './forum-comment.ts';
import { defineOperation } from './operation.ts';

interface Input {
  readonly params: { readonly id: number };
  readonly body: { readonly post: number; readonly body: string };
}

/** Changes an own comment. */
export const updateComment = defineOperation({
  name: 'update-comment',
  method: 'PATCH',
  route: '/entity/comment/:id',
  access: 'participant',
  path: ({ params }: Input, backEnd) => `${backEnd.comment}/${params.id}`,
  request: object({ comment_type: mixed().required() }),
  body: ({ body }) => commentBody(body.post, body.body),
  read: ({ body }) => readComment(body),
  errors: { 403: 'not its author', 404: 'no such comment in this domain', 422: 'values refused, one line per field' },
});
