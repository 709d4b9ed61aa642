import { object, string } from 'yup';
import { defineOperation } from './operation.ts';

interface Input {
  readonly body: { readonly password: string };
}

/** Checks the password again, which allows irreversible actions in this session. */
export const confirmSession = defineOperation({
  name: 'confirm-session',
  method: 'POST',
  route: '/sessions/confirm',
  access: 'logged-in',
  answer: 'empty',
  path: (_input: Input) => '/sessions/confirm',
  request: object({ password: string().required() }),
  body: ({ body }) => body,
  read: () => undefined,
  errors: { 403: 'not logged in', 422: 'the password is wrong', 429: 'too many failed tries' },
});
