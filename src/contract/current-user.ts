import { defineOperation } from './operation.ts';
import { readOwnUser } from './own-user.ts';

/** Returns the logged-in user. */
export const currentUser = defineOperation({
  name: 'current-user',
  method: 'GET',
  route: '/current-user',
  access: 'logged-in',
  read: ({ body }) => readOwnUser(body),
  errors: { 403: 'not logged in' },
});
