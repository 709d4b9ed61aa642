import { defineOperation } from '../operation.ts';

/** Checks every link within the sites now, as each night. */
export const checkAllLinks = defineOperation({
  name: 'check-all-links',
  method: 'POST',
  route: '/desk/links',
  access: 'editor',
  touches: 'nothing',
  answer: 'empty',
  read: (): null => null,
  errors: { 403: 'not for editors of content' },
});
