import { defineOperation } from '../operation.ts';

/** Deletes a picture from the media library; refused for one in use. */
export const deleteMedia = defineOperation({
  name: 'delete-media',
  method: 'DELETE',
  route: '/desk/media/:uuid',
  access: 'editor',
  touches: 'stored',
  activity: 'media',
  changesSite: true,
  answer: 'empty',
  read: () => undefined,
  errors: { 403: 'not logged in as an editor', 404: 'no such picture', 409: 'it stands somewhere' },
});
