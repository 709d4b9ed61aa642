import { object, string } from 'yup';
import { defineOperation } from './operation.ts';

/** Takes the second factor off a nurse's account; staff cannot do without. */
export const removeSecondFactor = defineOperation({
  name: 'remove-second-factor',
  method: 'POST',
  route: '/second-factor/remove',
  access: 'nurse',
  answer: 'empty',
  path: (_input: { readonly body: { readonly code: string } }) => '/second-factor/remove',
  request: object({ code: string().required() }),
  body: ({ body }) => body,
  read: () => undefined,
  errors: { 422: 'the code is wrong', 429: 'too many failed tries' },
});
