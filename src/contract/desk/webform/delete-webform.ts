import { defineOperation } from '../../operation.ts';

/** Deletes a form that no page references; it can be restored from the bin, and its answers stay. */
export const deleteWebform = defineOperation({
  name: 'delete-webform',
  method: 'DELETE',
  route: '/desk/webforms/:webform',
  access: 'editor',
  touches: 'stored',
  activity: 'webform',
  changesSite: true,
  answer: 'empty',
  read: (): null => null,
  errors: {
    403: 'not for editors of content, of other programmes, or a form that the product itself reads',
    404: 'no such form',
    409: 'it stands on a page',
  },
});
