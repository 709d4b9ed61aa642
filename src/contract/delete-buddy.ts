import { object, string } from 'yup';
import { defineOperation } from './operation.ts';

/** Removes a buddy, or cancels an invitation. An absent one counts as removed. */
export const deleteBuddy = defineOperation({
  name: 'delete-buddy',
  method: 'POST',
  route: '/buddy/delete',
  access: 'participant',
  answer: 'empty',
  request: object({ buddy_id: string().required() }),
  body: ({ body }: { readonly body: { readonly id: string } }) => ({ buddy_id: body.id }),
  read: () => undefined,
  errors: { 403: 'not logged in as a participant' },
});
