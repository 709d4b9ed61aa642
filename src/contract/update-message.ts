import { boolean, object } from 'yup';
import { readMessage } from './message.ts';
import { defineOperation } from './operation.ts';

/** Marks a message of the user as read, or as unread again. */
export const updateMessage = defineOperation({
  name: 'update-message',
  method: 'PATCH',
  route: '/entity/message/:id',
  access: 'logged-in',
  request: object({ read: boolean().strict().required() }),
  body: ({ body }: { readonly body: { readonly read: boolean } }) => body,
  read: ({ body }) => readMessage(body),
  errors: { 403: 'not logged in', 404: 'no such message, or not the caller’s own' },
});
