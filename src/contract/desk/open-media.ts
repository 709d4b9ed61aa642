import { defineOperation } from '../operation.ts';
import { type MediaParams, mediaPath, type UsedMediaFile } from './media-file.ts';
import { readOne } from './rows.ts';

/** A picture with the places where it stands. */
export const openMedia = defineOperation({
  name: 'open-media',
  method: 'GET',
  route: '/desk/media/:uuid',
  access: 'editor',
  path: (input: MediaParams) => mediaPath(input),
  read: ({ body }): UsedMediaFile => readOne(body, 'usedBy'),
  errors: { 403: 'not logged in as an editor', 404: 'no such picture' },
});
