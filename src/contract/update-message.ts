import { boolean, object } from 'yup';
import { readMessage } from './message.ts';
import { defineOperation } from './operation.ts';

interface Input {
  readonly params: { readonly id: number };
  readonly body: { readonly read: boolean };
}

/** Marks an own message as read, or as unread again. */
export const updateMessage = defineOperation({
  name: 'update-message',
  method: 'PATCH',
  route: '/entity/message/:id',
  access: 'logged-in',
  path: ({ params }: Input) => `/entity/message/${params.id}`,
  request: object({ read: boolean().strict().required() }),
  body: ({ body }) => body,
  read: ({ body }) => readMessage(body),
  errors: { 403: 'not logged in', 404: 'no such message, or not an own one' },
});
