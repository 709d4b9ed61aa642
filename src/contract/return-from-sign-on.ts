import { defineOperation } from './operation.ts';

/** Return address of single sign-on; answers with a redirect to a page, never with data. */
export const returnFromSignOn = defineOperation({
  name: 'return-from-sign-on',
  method: 'GET',
  route: '/oauth/callback',
  access: 'anyone',
  redirect: 'read',
  query: ({ search }: { readonly search: readonly (readonly [string, string])[] }) => search,
  read: ({ location }) => ({ location }),
});
