import { defineOperation } from './operation.ts';
import { readOwnUser } from './own-user.ts';

/** The person who is logged in. */
export const currentUser = defineOperation({
  name: 'current-user',
  method: 'GET',
  route: '/current-user',
  access: 'logged-in',
  path: (_input: object) => '/current-user',
  read: ({ body }) => readOwnUser(body),
  errors: { 403: 'not logged in' },
});
