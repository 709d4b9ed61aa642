import { boolean, object } from 'yup';
import { readPost } from './forum-post.ts';
import { defineOperation } from './operation.ts';

/** Deletes an own post as the forum does: its author and text are removed, its place and the replies stay. */
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
