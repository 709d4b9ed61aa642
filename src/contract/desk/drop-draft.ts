import { defineOperation } from '../operation.ts';
import { THING_ROUTE } from './thing.ts';

/** Discards the draft of an entry with its planned moment; it stays among the versions. */
export const dropDraft = defineOperation({
  name: 'drop-draft',
  method: 'DELETE',
  route: `${THING_ROUTE}/draft`,
  access: 'editor',
  touches: 'stored',
  activity: 'thing',
  answer: 'empty',
  read: () => undefined,
  errors: { 403: 'not for this member of the staff', 404: 'no such kind' },
});
