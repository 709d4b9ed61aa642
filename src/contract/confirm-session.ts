import { object, string } from 'yup';
import { defineOperation } from './operation.ts';

/** Checks the password again, which allows irreversible actions in this session. */
export const confirmSession = defineOperation({
  name: 'confirm-session',
  method: 'POST',
  route: '/sessions/confirm',
  access: 'logged-in',
  answer: 'empty',
  request: object({ password: string().required() }),
  body: ({ body }: { readonly body: { readonly password: string } }) => body,
  read: () => undefined,
  errors: { 403: 'not logged in', 422: 'the password is wrong', 429: 'too many failed tries' },
});
