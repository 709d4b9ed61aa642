import { defineOperation } from './operation.ts';
import { record } from './wire.ts';

/** All stored data of the own account: plain values by name. */
export type MyData = Readonly<Record<string, unknown>>;

export const myData = defineOperation({
  name: 'my-data',
  method: 'GET',
  route: '/my-data',
  access: 'logged-in',
  read: ({ body }): MyData => record(body, 'own data'),
  errors: { 403: 'not logged in' },
});
