import { defineOperation } from '../operation.ts';
import { type Opening, readOpening } from './opening.ts';

/** Returns every point of the opening list with its state. */
export const showOpening = defineOperation({
  name: 'show-opening',
  method: 'GET',
  route: '/desk/opening',
  access: 'administrator',
  read: ({ body }): Opening => readOpening(body),
});
