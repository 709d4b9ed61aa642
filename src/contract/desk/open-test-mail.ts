import { object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { type Opening, readOpening } from './opening.ts';

/** The link of the test mail was opened: the point of the mail server is done. */
export const openTestMail = defineOperation({
  name: 'open-test-mail',
  method: 'POST',
  route: '/desk/opening-mail/opened',
  access: 'administrator',
  request: object({ token: string().strict().max(100).defined() }),
  body: ({ body }: { readonly body: { readonly token: string } }) => body,
  read: ({ body }): Opening => readOpening(body),
  errors: { 422: 'this is not the link of the newest test mail' },
});
