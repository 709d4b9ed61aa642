import { defineOperation } from './operation.ts';

/** Return address of single sign-on; answers with a redirect to a page, never with data. */
export const returnFromSignOn = defineOperation({
  name: 'return-from-sign-on',
  method: 'GET',
  route: '/oauth/callback',
  access: 'anyone',
  redirect: 'read',
  path: (_input: { readonly search: readonly (readonly [string, string])[] }) => '/oauth/callback',
  query: ({ search }) => search,
  read: ({ location }) => ({ location }),
});
