import { object } from 'yup';
import { defineOperation } from './operation.ts';

/** Sends a new validation link; it takes the place of the older one. */
export const sendValidationEmail = defineOperation({
  name: 'send-validation-email',
  method: 'POST',
  route: '/send-validation-email',
  access: 'logged-in',
  answer: 'empty',
  path: (_input: object) => '/send-validation-email',
  request: object(),
  body: () => ({}),
  read: () => undefined,
  errors: { 403: 'not logged in', 429: 'too many mails' },
});
