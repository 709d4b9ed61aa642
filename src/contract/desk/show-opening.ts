import { defineOperation } from '../operation.ts';
import { type Opening, readOpening } from './opening.ts';

/** Everything that is seen to before people of the world may make accounts, and how each point stands. */
export const showOpening = defineOperation({
  name: 'show-opening',
  method: 'GET',
  route: '/desk/opening',
  access: 'administrator',
  path: (_input: object) => '/desk/opening',
  read: ({ body }): Opening => readOpening(body),
});
