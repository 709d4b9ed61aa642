import { defineOperation } from './operation.ts';
import { readOwnUser } from './own-user.ts';

/** The own account by its uid; any other one is absent. */
export const getUser = defineOperation({
  name: 'get-user',
  method: 'GET',
  route: '/user/:id',
  access: 'logged-in',
  path: ({ params }: { readonly params: { readonly uid: number } }) => `/user/${params.uid}`,
  read: ({ body }) => readOwnUser(body),
  errors: { 403: 'not logged in', 404: 'no such account, or not the own one' },
});
