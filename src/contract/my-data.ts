import { defineOperation } from './operation.ts';
import { record } from './wire.ts';

/** Everything held about the own account: plain values by the name of what they are. */
export type MyData = Readonly<Record<string, unknown>>;

export const myData = defineOperation({
  name: 'my-data',
  method: 'GET',
  route: '/my-data',
  access: 'logged-in',
  path: (_input: object) => '/my-data',
  read: ({ body }): MyData => record(body, 'own data'),
  errors: { 403: 'not logged in' },
});
