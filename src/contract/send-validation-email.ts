import { object } from 'yup';
import { defineOperation } from './operation.ts';

/** Sends one more validation link; all of them stay good until one is used. */
export const sendValidationEmail = defineOperation({
  name: 'send-validation-email',
  method: 'POST',
  route: '/send-validation-email',
  access: 'logged-in',
  answer: 'empty',
  request: object(),
  body: () => ({}),
  read: () => undefined,
  errors: { 403: 'not logged in', 429: 'too many mails' },
});
