import { readComment } from './forum-comment.ts';
import { defineOperation } from './operation.ts';

/** Deletes an own comment as the forum does: its author and text are removed, its place and the replies stay. */
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
