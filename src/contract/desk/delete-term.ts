import { defineOperation } from '../operation.ts';

/** Deletes a term; one that is used is refused. */
export const deleteTerm = defineOperation({
  name: 'delete-term',
  method: 'DELETE',
  route: '/desk/terms/:vocabulary/:tid',
  access: 'editor',
  touches: 'stored',
  activity: 'term',
  changesSite: true,
  answer: 'empty',
  read: () => undefined,
  errors: { 403: 'not logged in as an editor', 404: 'no such term', 409: 'it is used' },
});
