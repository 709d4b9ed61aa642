import { object } from 'yup';
import { defineOperation } from './operation.ts';
import { readOwnUser, wrapped } from './own-user.ts';

/** Changes the address of a user who logs in elsewhere: requires no password. */
export const updateSsoUser = defineOperation({
  name: 'update-sso-user',
  method: 'PATCH',
  route: '/zelfhulp-hti/update-user',
  access: 'participant',
  request: object(),
  body: ({ body }: { readonly body: { readonly mail: string } }) => ({ mail: wrapped(body.mail) }),
  read: ({ body }) => readOwnUser(body),
  errors: { 403: 'not logged in by single sign-on', 422: 'the address is refused' },
});
