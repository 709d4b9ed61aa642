import { defineOperation } from '../operation.ts';

/** Deletes a page in all its languages, with its revisions, paths and redirects. */
export const deletePage = defineOperation({
  name: 'delete-page',
  method: 'DELETE',
  route: '/desk/pages/:nid',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  changesSite: true,
  answer: 'empty',
  read: (): null => null,
  errors: { 403: 'not for editors of content', 404: 'no such page' },
});
