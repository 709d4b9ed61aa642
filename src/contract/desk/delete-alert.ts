import { defineOperation } from '../operation.ts';

/** Deletes an alert; visitors see it no more on their next request. */
export const deleteAlert = defineOperation({
  name: 'delete-alert',
  method: 'DELETE',
  route: '/desk/alerts/:id',
  access: 'editor',
  touches: 'stored',
  activity: 'alert',
  changesSite: true,
  answer: 'empty',
  read: () => undefined,
  errors: { 403: 'not logged in as an editor', 404: 'no such alert' },
});
