import { object, string } from 'yup';
import { defineOperation } from '../operation.ts';

/**
 * Removes the second factor of a nurse who lost her phone and her recovery codes. Her sessions end, she is mailed, and
 * sets up another at the next login; her pairings stay.
 */
export const resetNurseFactor = defineOperation({
  name: 'reset-nurse-factor',
  method: 'POST',
  route: '/desk/nurses/:uid/reset-second-factor',
  access: 'administrator',
  activity: 'nurse',
  request: object({ reason: string().strict().defined() }),
  body: ({ body }: { readonly body: { readonly reason: string } }) => body,
  answer: 'empty',
  read: () => undefined,
  errors: { 404: 'no nurse with a second factor', 422: 'no reason, or one that is too long' },
});
