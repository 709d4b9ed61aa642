import { defineOperation } from './operation.ts';

/** Ends the session. The embedded system takes the session token, Drupal the logout token of the login answer. */
export const logout = defineOperation({
  name: 'logout',
  method: 'POST',
  route: '/user/logout',
  access: 'logged-in',
  answer: 'empty',
  query: ({ logoutToken }: { readonly logoutToken?: string }) =>
    logoutToken === undefined ? [] : [['token', logoutToken]],
  read: () => undefined,
  errors: { 403: 'not logged in, or the token is stale' },
});
