import { mixed, object } from 'yup';
import { readPost } from './forum-post.ts';
import { defineOperation } from './operation.ts';
import { wrapped } from './own-user.ts';

interface Input {
  readonly params: { readonly id: number; readonly revision: number | null };
  readonly body: { readonly body: string; readonly title?: string };
}

/** Changes an own post. */
export const updatePost = defineOperation({
  name: 'update-post',
  method: 'PATCH',
  route: '/node/:id',
  access: 'participant',
  request: object({ type: mixed().required() }),
  body: ({ body }: Input) => ({
    type: 'forum',
    title: wrapped(body.title),
    body: [{ value: body.body, format: 'poor_text' }],
  }),
  headers: ({ params }): Readonly<Record<string, string>> =>
    params.revision === null ? {} : { 'If-Match': `"${params.revision}"` },
  read: ({ body }) => readPost(body),
  errors: {
    403: 'not its author',
    404: 'no such post in this domain',
    412: 'it was saved elsewhere meanwhile',
    422: 'values refused, one line per field',
  },
});
