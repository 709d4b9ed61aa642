import { defineOperation } from '../operation.ts';
import { readOne } from './rows.ts';
import { THING_ROUTE, type Waiting } from './thing.ts';

/** Returns the draft and the planned moments of an entry. */
export const openThing = defineOperation({
  name: 'open-thing',
  method: 'GET',
  route: THING_ROUTE,
  access: 'editor',
  read: ({ body }): Waiting => readOne(body, 'edit'),
  errors: { 403: 'not for this member of the staff', 404: 'no such kind' },
});
