import { object, string } from 'yup';
import { defineOperation } from './operation.ts';

interface Input {
  readonly body: { readonly id: string };
}

/** Ends a buddy, or takes an invitation back. One that is gone already is no failure. */
export const deleteBuddy = defineOperation({
  name: 'delete-buddy',
  method: 'POST',
  route: '/buddy/delete',
  access: 'participant',
  answer: 'empty',
  path: (_input: Input) => '/buddy/delete',
  request: object({ buddy_id: string().required() }),
  body: ({ body }) => ({ buddy_id: body.id }),
  read: () => undefined,
  errors: { 403: 'not logged in as a participant' },
});
