import { defineOperation } from '../operation.ts';
import { readOne } from './rows.ts';
import type { ThingPlace } from './thing.ts';

/** A restored entry; `isWhole` is false if one of its addresses was in use again. */
export interface RestoredEntry extends ThingPlace {
  readonly isWhole: boolean;
}

/** Restores an entry from the bin, hidden from visitors: a page as a draft, an alert off. */
export const restoreEntry = defineOperation({
  name: 'bring-back',
  method: 'POST',
  route: '/desk/bin/:id',
  access: 'editor',
  touches: 'stored',
  activity: 'bin',
  read: ({ body }): RestoredEntry => readOne(body, 'kind'),
  errors: { 403: 'not logged in as an editor', 404: 'not in the bin' },
});
