import { defineOperation } from './operation.ts';

/** Erases the account and everything in it, and ends the session. */
export const deleteAccount = defineOperation({
  name: 'delete-account',
  method: 'POST',
  route: '/delete-user-account',
  access: 'logged-in',
  answer: 'empty',
  path: (_input: object) => '/delete-user-account',
  read: () => undefined,
  errors: { 403: 'not logged in, or the token is stale' },
});
