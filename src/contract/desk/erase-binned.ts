import { defineOperation } from '../operation.ts';

/** Erases something in the bin for good, with its versions. */
export const eraseBinned = defineOperation({
  name: 'erase-binned',
  method: 'DELETE',
  route: '/desk/bin/:id',
  access: 'administrator',
  activity: 'bin',
  answer: 'empty',
  read: () => undefined,
  errors: { 403: 'not logged in as an administrator', 404: 'not in the bin' },
});
